#include "base/stockmovements.h"
#include "rules/position.h"
#include "variants/chess960.h"
#include "variants/variants.h"

#include <algorithm>

namespace rokada {

namespace {

/// FIDE Laws, 6.9: a flag fall is a draw if the opponent cannot checkmate by any series of legal moves. `canWin`
/// returns false for this opponent in three cases:
/// * It has a bare king.
/// * It has only one knight, and the side without time has only queens besides its king.
/// * It has only bishops on squares of one colour, and the side without time has no pawns, no knights and no bishops on
///   the other colour.
class FideRules final : public Rules {
public:
    [[nodiscard]] std::optional<bool> canWin(const Position& position, Side side) const override {
        const Side other = Side(side ^ 1);
        const auto mine = tally(position, side);
        const auto theirs = tally(position, other);
        const int pieces = static_cast<int>(position.pieces(side).size()) - 1;
        if (pieces == 0) return false;
        if (pieces == 1 && mine.knights == 1)
            return theirs.queens + 1 < static_cast<int>(position.pieces(other).size());
        const bool bishopsOnly = mine.bishops[0] + mine.bishops[1] == pieces;
        if (!bishopsOnly || (mine.bishops[0] > 0 && mine.bishops[1] > 0)) return true;
        const bool darkOnes = mine.bishops[1] > 0;
        return theirs.pawns > 0 || theirs.knights > 0 || theirs.bishops[darkOnes ? 0 : 1] > 0;
    }

private:
    struct Tally {
        int pawns = 0, knights = 0, queens = 0;
        int bishops[2] = {};  ///< number of bishops on light and on dark squares
    };

    static Tally tally(const Position& position, Side side) {
        Tally t;
        for (const Square s : position.pieces(side)) {
            switch (position.book().variant().kinds[kindOf(position[s])].letter) {
                case 'P': ++t.pawns; break;
                case 'N': ++t.knights; break;
                case 'Q': ++t.queens; break;
                case 'B': ++t.bishops[position.book().geometry().dark(s)]; break;
                default: break;
            }
        }
        return t;
    }
};

Variant describe(const Choices& choices) {
    Variant v{.id = "chess", .geometry = Geometry::rectangle("abcdefgh", {1, 2, 3, 4, 5, 6, 7, 8})};
    const Geometry& board = v.geometry;
    v.kinds = {{"king", 'K', kingSteps(), true}, {"queen", 'Q', queenRides()}, {"rook", 'R', rookRides()},
               {"bishop", 'B', bishopRides()},   {"knight", 'N', leap(1, 2)},  {"pawn", 'P', pawnMoves(), false, true}};
    v.sideSpecs = {{"white", 'w', 0, 0, board.squares("a2-h2"), {}}, {"black", 'b', 1, 2, board.squares("a7-h7"), {}}};
    v.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    v.promotions = {{Side(0), "P", board.squares("a8-h8"), "QRBN"}, {Side(1), "P", board.squares("a1-h1"), "QRBN"}};
    v.castlings = castlings(board, {"wKe1g1h1f1", "wQe1c1a1d1", "bKe8g8h8f8", "bQe8c8a8d8"});
    if (choices.at("start") == "chess960") {
        v.castlings = chess960Castlings(board);
        v.rooksOnAnyFile = true;
        v.numberedStarts = chess960Starts();
    } else {
        v.anyRookChoices = {{"start", "chess960"}};
    }
    v.enPassant = true;
    v.draws.insufficient = {{"", ""}, {"N", ""}, {"B", ""}};
    v.draws.oneColour = 'B';
    if (choices.at("laws") == "classic") {
        v.draws.repetitionAutomatic = v.draws.fiftyMoveAutomatic = 0;
        v.draws.longEndings = {{"RB", "R"}, {"NN", "P"}, {"Qp", "Q"}, {"Q", "NN"}, {"BB", "B"}};
        v.draws.fiftyMoveClaimLong = 150;
        v.code = Code::Classic;
    } else {
        v.draws.blockedPawns = true;
        v.rules = std::make_shared<FideRules>();
    }
    return v;
}

}  // namespace

VariantInfo chess() { return {"chess", {{"laws", {"fide", "classic"}}, {"start", {"usual", "chess960"}}}, describe}; }

}  // namespace rokada
