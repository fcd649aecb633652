#include "slowrules/castling.h"

#include <algorithm>
#include <array>
#include <string>

#include "slowrules/movement.h"

namespace slow {

namespace {

/// Side, letter, king from and to, rook from and to; then the squares to be empty; then the squares to be safe.
using Row = std::array<std::string, 3>;

std::vector<Row> rowsOf(Game game) {
    switch (game) {
        case Game::Chess:
        case Game::Vyrt:
        case Game::Tavreli:
            return {{"wK e1 g1 h1 f1", "f1 g1", "e1 f1 g1"},
                    {"wQ e1 c1 a1 d1", "b1 c1 d1", "e1 d1 c1"},
                    {"bK e8 g8 h8 f8", "f8 g8", "e8 f8 g8"},
                    {"bQ e8 c8 a8 d8", "b8 c8 d8", "e8 d8 c8"}};
        case Game::Bolyar:
            return {{"wK e1 g1 i1 f1", "f1 g1 h1", "e1 f1 g1"},
                    {"wQ e1 c1 a1 d1", "b1 c1 d1", "e1 d1 c1"},
                    {"bK e8 g8 i8 f8", "f8 g8 h8", "e8 f8 g8"},
                    {"bQ e8 c8 a8 d8", "b8 c8 d8", "e8 d8 c8"}};
        case Game::Fortress:
            return {
                {"wK i3 k3 l3 j3", "j3 k3", "i3 j3 k3"},          {"wQ i3 g3 e3 h3", "f3 g3 h3", "i3 h3 g3"},
                {"bK c8 c6 c5 c7", "c7 c6", "c8 c7 c6"},          {"bQ c8 c10 c12 c9", "c11 c10 c9", "c8 c9 c10"},
                {"rK h14 f14 e14 g14", "g14 f14", "h14 g14 f14"}, {"rQ h14 j14 l14 i14", "k14 j14 i14", "h14 i14 j14"},
                {"uK n9 n11 n12 n10", "n10 n11", "n9 n10 n11"},   {"uQ n9 n7 n5 n8", "n6 n7 n8", "n9 n8 n7"}};
        case Game::GreatShatranj: return {};
    }
    return {};
}

std::vector<Castling> read(Game game) {
    Rules rules;
    rules.game = game;
    std::vector<Castling> all;
    for (const Row& row : rowsOf(game)) {
        const auto pieces = squaresOf(rules, row[0].substr(3));
        all.push_back({row[0][0], row[0][1], pieces[0], pieces[1], pieces[2], pieces[3], squaresOf(rules, row[1]),
                       squaresOf(rules, row[2])});
    }
    return all;
}

}  // namespace

const std::vector<Castling>& castlings(const Rules& rules) {
    static const std::array<std::vector<Castling>, 6> all{read(Game::Chess),    read(Game::GreatShatranj),
                                                          read(Game::Bolyar),   read(Game::Vyrt),
                                                          read(Game::Fortress), read(Game::Tavreli)};
    return all[static_cast<std::size_t>(rules.game)];
}

bool mayCastle(const State& state, const Castling& castling) {
    if (!state.rights[rightIndex(castling.side, castling.letter)]) return false;
    for (const Square square : castling.empty)
        if (state.at(square)) return false;
    return std::none_of(castling.safe.begin(), castling.safe.end(),
                        [&](Square square) { return attackedByEnemies(state, square, castling.side); });
}

}  // namespace slow
