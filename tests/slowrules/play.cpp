#include "slowrules/play.h"

#include <algorithm>
#include <tuple>

#include "slowrules/movement.h"
#include "slowrules/promotion.h"
#include "slowrules/tavreli.h"

namespace slow {

namespace {

auto identity(const Move& move) { return std::tuple(move.from, move.to, move.promotion, move.dropped, move.pieces); }

bool leavesKingSafe(const State& state, const Move& move) {
    // In fortress chess, a reserve piece may be placed even if the side's king stays in check.
    return move.dropped || !kingAttacked(moved(state, move), state.turn);
}

/// Removes the castling rights that a move loses. A king move loses both rights. A move from or to the start square of
/// a rook loses the right of this rook.
void dropRights(State& state, const Move& move) {
    for (const Castling*& right : state.rights) {
        if (!right) continue;
        const bool kingMoves = move.from == right->kingFrom;
        const bool rookTouched = move.from == right->rookFrom || move.to == right->rookFrom;
        if (kingMoves || rookTouched) right = nullptr;
    }
}

/// Removes the marks of the Vyrt chess pawns that this move moves or captures. A mark means that the pawn has not
/// moved.
void dropFlags(State& state, const Move& move) {
    for (const char side : {'w', 'b'}) {
        for (int file = 0; file < 12; ++file) {
            const Square front = frontSquare(side, file);
            if (move.from == front || move.to == front)
                state.unmoved[side == 'w' ? 0 : 1][static_cast<std::size_t>(file)] = false;
        }
    }
}

void drop(State& state, const Move& move) {
    state.at(move.to) = {state.turn, move.dropped};
    --state.reservePieces[static_cast<std::size_t>(seatOf(state.turn))][reserveKinds.find(move.dropped)];
    state.clock = 0;
}

void putBoats(State& state) {
    for (const Square corner : ownCorners(state.rules, state.turn))
        if (!state.at(corner)) state.at(corner) = {state.turn, 'L'};
}

/// Castles. In Chess960, the target of the king or rook may be the start square of the other piece. Therefore both
/// pieces are removed first.
void castle(State& state, const Castling& castling) {
    const Piece king = state.at(castling.kingFrom);
    const Piece rook = state.at(castling.rookFrom);
    state.at(castling.kingFrom) = {};
    state.at(castling.rookFrom) = {};
    state.at(castling.kingTo) = king;
    state.at(castling.rookTo) = rook;
}

/// Moves the pieces of a move, removes captured pieces, and promotes.
void shiftPieces(State& state, const Move& move) {
    if (move.castling) {
        castle(state, *move.castling);
        return;
    }
    const Piece piece = state.at(move.from);
    state.at(move.from) = {};
    state.at(move.to) = {piece.side, kindOnArrival(state.rules, piece, move.to)};
    if (move.promotion) state.at(move.to).kind = move.promotion;
    if (bringsBoats(state.rules, piece, move.to)) putBoats(state);
    if (move.enPassant) {
        const auto [dx, dy] = aheadOf(state.rules, piece.side == 'w' ? 'b' : 'w', move.to);
        state.at(*landing(state.rules, move.to, dx, dy)) = {};
    }
}

void removeSide(State& state, char side) {
    for (const Square square : squaresOfSide(state, side)) state.at(square) = {};
    state.rights[rightIndex(side, 'K')] = state.rights[rightIndex(side, 'Q')] = nullptr;
    state.reservePieces[static_cast<std::size_t>(seatOf(side))] = {};
    state.clock = 0;
}

int livingCount(const State& state) {
    int count = 0;
    for (const char side : seats(state.rules)) count += isLiving(state, side) ? 1 : 0;
    return count;
}

/// Gives the turn to the next player of fortress chess who can move. Eliminates players who are mated, and skips
/// players who are stalemated. If no player can move, the turn stays with the last examined player.
void giveTurn(State& state) {
    int skipped = 0;
    while (true) {
        do state.turn = nextSeat(state.rules, state.turn);
        while (!isLiving(state, state.turn));
        if (canMove(state, state.turn)) return;
        if (kingAttacked(state, state.turn)) {
            removeSide(state, state.turn);
            skipped = 0;
            if (onlyTeam(state) != '-') return;
        } else if (++skipped >= livingCount(state)) {
            return;
        }
    }
}

}  // namespace

std::vector<Move> legalMoves(const State& state) {
    std::vector<Move> moves;
    for (const Move& move : pseudoMoves(state))
        if (leavesKingSafe(state, move)) moves.push_back(move);
    std::ranges::sort(moves, [](const Move& a, const Move& b) { return identity(a) < identity(b); });
    const auto same = [](const Move& a, const Move& b) { return identity(a) == identity(b); };
    const auto repeated = std::ranges::unique(moves, same);
    moves.erase(repeated.begin(), repeated.end());
    return moves;
}

bool canMove(const State& state, char side) {
    State sideState = state;
    sideState.turn = side;
    const auto moves = pseudoMoves(sideState);
    return std::ranges::any_of(moves, [&](const Move& move) { return leavesKingSafe(sideState, move); });
}

State moved(const State& before, const Move& move) {
    if (before.rules.game == Game::Tavreli) return towerMoved(before, move);
    State state = before;
    state.passed.reset();
    if (move.dropped) {
        drop(state, move);
        return state;
    }
    const Piece piece = before.at(move.from);
    const bool quiet =
        !before.at(move.to) && piece.kind != 'P' && kindOnArrival(state.rules, piece, move.to) == piece.kind;
    state.clock = quiet || move.castling ? before.clock + 1 : 0;
    shiftPieces(state, move);
    dropRights(state, move);
    if (state.rules.game == Game::Vyrt) dropFlags(state, move);
    if (move.doubleStep && state.rules.game != Game::Fortress) {
        const auto [dx, dy] = aheadOf(state.rules, piece.side, move.from);
        state.passed = landing(state.rules, move.from, dx, dy);
    }
    return state;
}

State played(const State& before, const Move& move) {
    State state = moved(before, move);
    if (state.rules.game != Game::Fortress) {
        state.turn = before.turn == 'w' ? 'b' : 'w';
        if (before.turn == 'b') ++state.number;
        return state;
    }
    giveTurn(state);
    const bool laterSeat = seatOf(state.turn) > seatOf(before.turn);
    if (!laterSeat && !move.dropped) ++state.number;
    return state;
}

bool isLiving(const State& state, char side) { return kingOf(state, side).has_value(); }

char onlyTeam(const State& state) {
    const bool white = isLiving(state, 'w') || isLiving(state, 'r');
    const bool black = isLiving(state, 'b') || isLiving(state, 'u');
    if (white == black) return '-';
    return white ? 'w' : 'b';
}

}  // namespace slow
