#include "base/stockmovements.h"
#include "rules/position.h"
#include "variants/variants.h"

namespace rokada {

namespace {

/// Bonus rule. If a knight or a boat arrives on an enemy corner, its side gets a boat on each of its own empty corners.
/// The move stays legal: every line through a corner ends there, so the new boats cannot open or block an attack on the
/// king.
class BonusRules final : public Rules {
public:
    explicit BonusRules(std::array<SquareSet, 2> corners) : corners_(corners) {}

    void after(Position& position, Move, Undo& undo) const override {
        const Side side = position.turn();
        const Piece boat = pieceOf(side, position.book().variant().kindOf('L'));
        for (int s = 0; s < position.book().size(); ++s) {
            const auto square = Square(s);
            if (corners_[side].test(square) && position.empty(square)) position.putNoted(boat, square, undo);
        }
    }

private:
    std::array<SquareSet, 2> corners_;
};

/// Adds the compulsory promotions of a side. On the last rank, all pieces except king, bolyar and general become a
/// bolyar. In a corner, a boat becomes a general, and pawn, officer, rook and knight become a bolyar.
void addPromotions(Variant& v, Side side, const SquareSet& backRank, const SquareSet& corners) {
    v.promotions.push_back({side, "PNBRL", backRank, "Y"});
    v.promotions.push_back({side, "PBR", corners, "Y"});
    v.promotions.push_back({side, "N", corners, "Y", true});
    v.promotions.push_back({side, "L", corners, "G", true});
}

Geometry cut(bool diagonal) {
    const std::string_view full = "...........", bare = "***********", ends = ".*********.", board = "*.........*";
    const std::string_view outer = diagonal ? ends : bare, inner = diagonal ? board : full;
    return Geometry::drawn({outer, inner, board, board, board, board, board, board, inner, outer}, "zabcdefghij",
                           {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
}

Variant describe(const Choices& choices) {
    const bool diagonal = choices.at("corners") == "diagonal";
    Variant v{.id = "bolyar", .geometry = cut(diagonal)};
    const Geometry& board = v.geometry;
    const Movement boat = leap(1, 0) + leap(2, 0);
    const Movement boatQuiet = only(-1, 1) + only(1, 1) + only(-2, 2) + only(2, 2) +  //
                               only(-1, 2) + only(1, 2) + only(-2, 1) + only(2, 1);
    Movement boatAhead, boatBack;
    for (const MoveAtom& atom : boat) (atom.delta.dy < 0 ? boatBack : boatAhead).push_back(atom);
    v.kinds = {{"king", 'K', kingSteps(), true},
               {"bolyar", 'Y', rookRides() + quiet(bishopRides())},
               {"boat", 'L', boatAhead + quiet(boatQuiet) + capture(boatBack)},
               {"general", 'G', queenRides()},
               {"rook", 'R', rookRides()},
               {"officer", 'B', bishopRides() + advance(1)},
               {"knight", 'N', leap(1, 2)},
               {"pawn", 'P', pawnMoves(), false, true}};
    v.sideSpecs = {{"white", 'w', 0, 0, board.squares("a2-i2"), {}}, {"black", 'b', 1, 2, board.squares("a7-i7"), {}}};
    v.start =
        diagonal
            ? "l*********l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w KQkq - 0 1"
            : "***********/lrnbykybnrl/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/LRNBYKYBNRL/*********** w KQkq - 0 1";
    const SquareSet whiteCorners = board.squares(diagonal ? "z0 j0" : "z1 j1");
    const SquareSet blackCorners = board.squares(diagonal ? "z9 j9" : "z8 j8");
    addPromotions(v, Side(0), board.squares("a8-i8"), blackCorners);
    addPromotions(v, Side(1), board.squares("a1-i1"), whiteCorners);
    v.castlings = castlings(board, {"wKe1g1i1f1", "wQe1c1a1d1", "bKe8g8i8f8", "bQe8c8a8d8"});
    v.enPassant = true;
    v.promotionResetsClock = true;
    v.draws.insufficient = {{"", ""}};
    v.rules = std::make_shared<BonusRules>(std::array{whiteCorners, blackCorners});
    return v;
}

}  // namespace

VariantInfo bolyar() { return {"bolyar", {{"corners", {"diagonal", "beside"}}}, describe}; }

}  // namespace rokada
