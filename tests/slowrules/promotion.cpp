#include "slowrules/promotion.h"

#include <algorithm>

namespace slow {

namespace {

bool contains(const std::vector<Square>& squares, Square square) {
    return std::ranges::find(squares, square) != squares.end();
}

std::vector<Square> enemyCorners(const Rules& rules, char side) { return ownCorners(rules, side == 'w' ? 'b' : 'w'); }

/// Returns true if the square is on the enemy's back rank in Bolyar chess: a8 to i8 for White, a1 to i1 for Black.
bool onEnemyBackRank(char side, Square square) {
    return square.x >= 1 && square.x <= 9 && square.y == (side == 'w' ? 8 : 1);
}

/// Returns true if pawns of the side promote on the square in fortress chess. These squares are the back rows of the
/// other three sides, and the farthest rows of the corner fortresses.
bool promotesInFortress(char side, Square square) {
    const auto between = [](int value, int low, int high) { return value >= low && value <= high; };
    const int file = square.x + 1;  // a = 1
    const int rank = square.y + 1;
    const bool whiteRow = rank == 3 && between(file, 5, 12);
    const bool blackRow = file == 3 && between(rank, 5, 12);
    const bool redRow = rank == 14 && between(file, 5, 12);
    const bool blueRow = file == 14 && between(rank, 5, 12);
    const bool cornerFile = between(file, 1, 4) || between(file, 13, 16);
    const bool cornerRank = between(rank, 1, 4) || between(rank, 13, 16);
    switch (side) {
        case 'w': return redRow || blackRow || blueRow || (rank == 16 && cornerFile);
        case 'b': return blueRow || whiteRow || redRow || (file == 16 && cornerRank);
        case 'r': return whiteRow || blackRow || blueRow || (rank == 1 && cornerFile);
        default: return blackRow || whiteRow || redRow || (file == 1 && cornerRank);
    }
}

/// Returns true if the option of limited promotion in Great Shatranj allows another piece of this kind. A side may have
/// two each of N, E and W, one each of G, M and H, and any number of soldiers (S).
bool belowLimit(const State& state, char kind) {
    if (kind == 'S') return true;
    const auto here = squaresWith(state, {state.turn, kind}).size();
    const bool pair = kind == 'N' || kind == 'E' || kind == 'W';
    return here < (pair ? 2U : 1U);
}

}  // namespace

bool promotesPawns(const Rules& rules, char side, Square square) {
    const bool white = side == 'w';
    switch (rules.game) {
        case Game::Chess:
        case Game::GreatShatranj:
        case Game::Tavreli:
        case Game::Vyrt: return square.y == (white ? 7 : 0);
        case Game::Bolyar: return onEnemyBackRank(side, square) || contains(enemyCorners(rules, side), square);
        case Game::Fortress: return promotesInFortress(side, square);
    }
    return false;
}

std::string promotionChoice(const State& state) {
    switch (state.rules.game) {
        case Game::Chess:
        case Game::Vyrt:
        case Game::Fortress: return "QRBN";
        case Game::Bolyar:
        case Game::Tavreli: return "";
        case Game::GreatShatranj: break;
    }
    std::string choice;
    for (const char kind : std::string("NGMHEWS"))
        if (!state.rules.limitedPromotion || belowLimit(state, kind)) choice += kind;
    return choice;
}

char kindOnArrival(const Rules& rules, Piece piece, Square to) {
    const bool changes = std::string("PNBRL").find(piece.kind) != std::string::npos;
    if (rules.game != Game::Bolyar || !changes) return piece.kind;
    if (contains(enemyCorners(rules, piece.side), to)) return piece.kind == 'L' ? 'G' : 'Y';
    return onEnemyBackRank(piece.side, to) ? 'Y' : piece.kind;
}

bool bringsBoats(const Rules& rules, Piece piece, Square to) {
    const bool carrier = piece.kind == 'N' || piece.kind == 'L';
    return rules.game == Game::Bolyar && carrier && contains(enemyCorners(rules, piece.side), to);
}

// Returns White's or Black's two corner squares of Bolyar chess, on file z and then on file j. They are on ranks 0 and
// 9, or on ranks 1 and 8 with the option `cornersBeside`.
std::vector<Square> ownCorners(const Rules& rules, char side) {
    const int inward = rules.cornersBeside ? 1 : 0;
    const int y = side == 'w' ? inward : 9 - inward;
    return {{0, y}, {10, y}};
}

}  // namespace slow
