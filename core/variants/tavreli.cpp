#include "base/stockmovements.h"
#include "rules/position.h"
#include "variants/variants.h"

#include <algorithm>

namespace rokada {

namespace {

/// Rules of Tavreli. A side can win as long as it has a piece besides its king, because captured pieces can return. The
/// piece can be on top of a tower or inside it.
class TowerRules final : public Rules {
public:
    [[nodiscard]] std::optional<bool> canWin(const Position& position, Side side) const override {
        std::size_t pieces = 0;
        for (int s = 0; s < position.book().size(); ++s) {
            const auto tower = position.tower(Square(s));
            pieces += static_cast<std::size_t>(
                std::ranges::count_if(tower, [side](Piece piece) { return sideOf(piece) == side; }));
        }
        return pieces > 1;
    }
};

/// Kinds to which the pawns promote, by file. A pawn promotes to the kind that starts behind it; the pawn in front of
/// the king promotes to a Helgi.
constexpr std::string_view Identities = "RNBQHBNR";

KindSpec pawnOf(char identity) {
    return {.name = "ratnik", .letter = 'P', .movement = pawnMoves(), .pawn = true, .identity = identity};
}

KindSpec promoted(KindSpec kind) {
    kind.promoted = true;
    return kind;
}

Variant describe(const Choices& choices) {
    Variant v{.id = "tavreli", .geometry = Geometry::rectangle("abcdefgh", {1, 2, 3, 4, 5, 6, 7, 8})};
    const Geometry& board = v.geometry;
    const KindSpec queen{"knyaz", 'Q', queenRides()}, rook{"ratoborets", 'R', rookRides()},
        bishop{"archer", 'B', bishopRides()}, knight{"rider", 'N', leap(1, 2)},
        helgi{"helgi", 'H', queenRides() + leap(1, 2)};
    v.kinds = {{"volkhv", 'K', kingSteps(), true},
               queen,
               rook,
               bishop,
               knight,
               promoted(helgi),
               pawnOf('R'),
               pawnOf('N'),
               pawnOf('B'),
               pawnOf('Q'),
               pawnOf('H'),
               promoted(queen),
               promoted(rook),
               promoted(bishop),
               promoted(knight)};
    v.sideSpecs = {{"white", 'w', 0, 0, board.squares("a2-h2"), {}}, {"black", 'b', 1, 2, board.squares("a7-h7"), {}}};
    v.start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ABCDEFGHabcdefgh";
    v.promotions = {{Side(0), "P", board.squares("a8-h8"), ""}, {Side(1), "P", board.squares("a1-h1"), ""}};
    v.castlings = castlings(board, {"wKe1g1h1f1", "wQe1c1a1d1", "bKe8g8h8f8", "bQe8c8a8d8"});
    v.enPassant = true;
    v.tracksFirstMoves = true;
    v.towers = TowerLaws{.identities = Identities,
                         .keepsUnderOwn = choices.at("demotion") == "enemy",
                         .stepsOverOwn = choices.at("doublestep") == "own"};
    v.draws.insufficient = {{"", ""}};
    v.rules = std::make_shared<TowerRules>();
    return v;
}

}  // namespace

VariantInfo tavreli() {
    return {.id = "tavreli",
            .options = {{"demotion", {"any", "enemy"}}, {"doublestep", {"empty", "own"}}},
            .describe = describe,
            .offered = true};
}

}  // namespace rokada
