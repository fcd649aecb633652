#include "slowrules/castling.h"

#include <algorithm>
#include <array>
#include <string>

#include "slowrules/movement.h"

namespace slow {

namespace {

/// One castling, as three texts. The first names the side, the letter K or Q, and four squares: start and target of the
/// king, start and target of the rook. The second lists the squares that must be empty. The third lists the squares
/// that no enemy may attack.
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

bool isBetween(int file, int one, int other) { return file >= std::min(one, other) && file <= std::max(one, other); }

/// Returns the Chess960 castling of a king and a rook that start on these files. The target squares do not depend on
/// the start files.
Castling fromFiles(char side, char letter, int king, int rook) {
    const int rank = side == 'w' ? 0 : 7;
    const int kingEnd = letter == 'K' ? 6 : 2;
    const int rookEnd = letter == 'K' ? 5 : 3;
    Castling castling{side, letter, {king, rank}, {kingEnd, rank}, {rook, rank}, {rookEnd, rank}, {}, {}};
    for (int file = 0; file < 8; ++file) {
        const bool kingPasses = isBetween(file, king, kingEnd);
        const bool rookPasses = isBetween(file, rook, rookEnd);
        if ((kingPasses || rookPasses) && file != king && file != rook) castling.empty.push_back({file, rank});
        if (kingPasses) castling.safe.push_back({file, rank});
    }
    return castling;
}

/// Returns all castlings of Chess960. The king starts between two rooks, so it never starts on file a or h.
std::vector<Castling> chess960Castlings() {
    std::vector<Castling> all;
    for (const char side : {'w', 'b'}) {
        for (int king = 1; king <= 6; ++king) {
            for (int rook = king + 1; rook <= 7; ++rook) all.push_back(fromFiles(side, 'K', king, rook));
            for (int rook = 0; rook < king; ++rook) all.push_back(fromFiles(side, 'Q', king, rook));
        }
    }
    return all;
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
    static const std::vector<Castling> chess960 = chess960Castlings();
    return rules.chess960 ? chess960 : all[static_cast<std::size_t>(rules.game)];
}

const Castling* castlingNamed(const State& state, char side, char letter) {
    const Castling* named = nullptr;
    for (const Castling& castling : castlings(state.rules)) {
        if (castling.side != side || castling.letter != letter) continue;
        if (!state.rules.chess960) return &castling;
        if (!standsAtHome(state, castling)) continue;
        const bool further = !named || (castling.rookFrom.x > named->rookFrom.x) == (letter == 'K');
        if (further) named = &castling;
    }
    return named;
}

const Castling* castlingWithRook(const State& state, char side, int file) {
    for (const Castling& castling : castlings(state.rules))
        if (castling.side == side && castling.rookFrom.x == file && standsAtHome(state, castling)) return &castling;
    return nullptr;
}

bool standsAtHome(const State& state, const Castling& castling) {
    return state.at(castling.kingFrom) == Piece{castling.side, 'K'} &&
           state.at(castling.rookFrom) == Piece{castling.side, 'R'};
}

bool mayCastle(const State& state, const Castling& castling) {
    for (const Square square : castling.empty)
        if (state.at(square)) return false;
    return std::ranges::none_of(castling.safe,
                                [&](Square square) { return attackedByEnemies(state, square, castling.side); });
}

}  // namespace slow
