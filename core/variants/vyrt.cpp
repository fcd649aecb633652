#include "base/stockmovements.h"
#include "variants/variants.h"

namespace rokada {

namespace {

Variant describe(const Choices& choices) {
    Variant v{.id = "vyrt", .geometry = Geometry::torus("klabcdefghij", {11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10})};
    const Geometry& board = v.geometry;
    // Ranks 9 to 12 are behind both sides. With rearpawns=outward, pawns on these ranks move away from their own front
    // rank.
    const SquareSet behind = board.squares("k9-j10 k11-j12");
    const Movement pawn = choices.at("rearpawns") == "outward"
                              ? within(~behind, pawnMoves()) + within(behind, reversed(pawnMoves()))
                              : pawnMoves();
    v.kinds = {{"king", 'K', kingSteps(), true}, {"queen", 'Q', queenRides()}, {"rook", 'R', rookRides()},
               {"bishop", 'B', bishopRides()},   {"knight", 'N', leap(1, 2)},  {"pawn", 'P', pawn, false, true}};
    v.sideSpecs = {{"white", 'w', 0, 0, board.squares("a2-i2 l2"), {}},
                   {"black", 'b', 1, 2, board.squares("a7-i7 l7"), {}}};
    v.start =
        "12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 "
        "w KQkq - 0 1 ABCDEFGHILabcdefghil";
    v.promotions = {{Side(0), "P", board.squares("k8-j8"), "QRBN"}, {Side(1), "P", board.squares("k1-j1"), "QRBN"}};
    v.castlings = castlings(board, {"wKe1g1h1f1", "wQe1c1a1d1", "bKe8g8h8f8", "bQe8c8a8d8"});
    v.enPassant = true;
    v.tracksFirstMoves = true;
    v.draws.insufficient = {{"", ""}, {"?", ""}, {"?", "?"}, {"NN", ""}, {"BN", ""}, {"RN", ""}, {"BB", ""}};
    return v;
}

}  // namespace

VariantInfo vyrt() { return {"vyrt", {{"rearpawns", {"forward", "outward"}}}, describe}; }

}  // namespace rokada
