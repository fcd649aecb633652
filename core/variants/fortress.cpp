#include "base/stockmovements.h"
#include "rules/position.h"
#include "variants/variants.h"

#include <algorithm>
#include <bit>

namespace rokada {

namespace {

/// Rules of Fortress Chess. A side with reserve pieces places one of them in each turn. A side without a legal move is
/// eliminated if it is in check, and passes otherwise. The game is over when all sides have passed in succession.
class FortressRules final : public Rules {
public:
    void addMoves(const Position& position, MoveList& moves) const override {
        const Side side = position.turn();
        if (position.placing(side)) addDrops(position, moves);
        if (!moves.empty() || position.state().passes >= std::popcount(position.state().living)) return;
        moves.add(position.inCheck(side) ? Move::elimination(side) : Move::pass());
    }

private:
    static void addDrops(const Position& position, MoveList& moves) {
        const Rulebook& book = position.book();
        const SquareSet& home = book.variant().sideSpecs[position.turn()].home;
        for (std::size_t i = 0; i < book.reserveKinds().size(); ++i) {
            if (position.reserve(position.turn(), i) == 0) continue;
            home.forEach([&](Square s) {
                if (position.empty(s)) moves.add(Move(NoSquare, s, MoveType::Drop, book.reserveKinds()[i]));
            });
        }
    }
};

Geometry crossWithWalls() {
    const std::string_view ends = "....********....", full = "................", middle = "**............**";
    std::vector<int> ranks;
    for (int rank = 1; rank <= 16; ++rank) ranks.push_back(rank);
    Geometry board = Geometry::drawn({ends, ends, full, full, middle, middle, middle, middle, middle, middle, middle,
                                      middle, full, full, ends, ends},
                                     "abcdefghijklmnop", ranks);
    constexpr Delta left{-1, 0}, right{1, 0}, up{0, 1}, down{0, -1};
    const std::pair<const char*, Delta> edges[] = {
        {"m4", up},    {"n4", up},    {"m1", left},   {"m2", left},    // walls of White: inner, then outer
        {"d3", right}, {"d4", right}, {"a4", up},     {"b4", up},      // walls of Black: inner, then outer
        {"c13", down}, {"d13", down}, {"d15", right}, {"d16", right},  // walls of Red: inner, then outer
        {"m13", left}, {"m14", left}, {"o13", down},  {"p13", down},   // walls of Blue: inner, then outer
    };
    for (const auto& [square, edge] : edges) board.addWall(square, edge);
    return board;
}

constexpr std::string_view openStart =
    "4********4/4********4/4rRrNrBrKrQrBrNrR4/4rPrPrPrPrPrPrPrP4/**bRbP8uPuR**/**bNbP8uPuN**/"
    "**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/4wPwPwPwPwPwPwPwP4/"
    "4wRwNwBwQwKwBwNwR4/4********4/4********4[wNwRwBbNbRbBrNrRrBuNuRuB]";
constexpr std::string_view standardStart =
    "1rB2********uR3/4********3uB/2rN1rRrNrBrKrQrBrNrR1uN2/rR3rPrPrPrPrPrPrPrP4/**bRbP8uPuR**/**bNbP8uPuN**/"
    "**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/4wPwPwPwPwPwPwPwP3wR/"
    "2bN1wRwNwBwQwKwBwNwR1wN2/bB3********4/3bR********2wB1";

Variant describe(const Choices& choices) {
    Variant v{.id = "fortress", .geometry = crossWithWalls()};
    const Geometry& board = v.geometry;
    v.kinds = {{"king", 'K', kingSteps(), true}, {"queen", 'Q', queenRides()},
               {"rook", 'R', rookRides()},       {"bishop", 'B', bishopRides()},
               {"knight", 'N', lameLeap(1, 2)},  {"pawn", 'P', pawnMoves(), false, true}};
    v.sideSpecs = {{"white", 'w', 0, 0, board.squares("e4-l4"), board.squares("m1-p4")},
                   {"black", 'b', 1, 1, board.squares("d5-d12"), board.squares("a1-d4")},
                   {"red", 'r', 0, 2, board.squares("e13-l13"), board.squares("a13-d16")},
                   {"blue", 'u', 1, 3, board.squares("m5-m12"), board.squares("m13-p16")}};
    v.promotions = {{Side(0), "P", board.squares("e14-l14 c5-c12 n5-n12 a16-d16 m16-p16"), "QRBN"},
                    {Side(1), "P", board.squares("n5-n12 e3-l3 e14-l14 p1-p4 p13-p16"), "QRBN"},
                    {Side(2), "P", board.squares("e3-l3 c5-c12 n5-n12 a1-d1 m1-p1"), "QRBN"},
                    {Side(3), "P", board.squares("c5-c12 e3-l3 e14-l14 a1-a4 a13-a16"), "QRBN"}};
    const bool castle = choices.at("castling") == "on";
    const bool open = choices.at("placement") == "open";
    if (castle) {
        v.castlings = castlings(board, {"wKi3k3l3j3", "wQi3g3e3h3", "bKc8c6c5c7", "bQc8c10c12c9", "rKh14f14e14g14",
                                        "rQh14j14l14i14", "uKn9n11n12n10", "uQn9n7n5n8"});
    }
    const auto first = std::ranges::find(v.sideSpecs, choices.at("first"), &SideSpec::name);
    v.start = std::string(open ? openStart : standardStart) + " " + first->letter +
              (castle ? " wKwQbKbQrKrQuKuQ - 0 1" : " - - 0 1");
    v.reserveKinds = "NRB";
    v.elimination = true;
    v.draws = {.repetitionClaim = 0,
               .repetitionAutomatic = 3,
               .fiftyMoveClaim = 0,
               .fiftyMoveAutomatic = 200,
               .insufficient = {{"", ""}}};
    v.rules = std::make_shared<FortressRules>();
    return v;
}

}  // namespace

VariantInfo fortress() {
    return {"fortress",
            {{"first", {"white", "red", "black", "blue"}},
             {"placement", {"open", "standard"}},
             {"castling", {"on", "off"}}},
            describe};
}

}  // namespace rokada
