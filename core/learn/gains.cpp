#include "learn/gains.h"

#include "ai/evaluation/see.h"
#include "learn/captures.h"
#include "rules/aftermove.h"
#include "rules/forced.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

/// Node limit of one search. Positions beyond the limit are evaluated without search, by the material on the board.
constexpr int MaxMaterialNodes = 20000;
/// Maximum number of captures that are searched after the full-width plies.
constexpr int MaxCaptures = 6;

}  // namespace

/// Alpha-beta search that evaluates material only, for one team. The depth counts the turns of all sides.
struct Gains::Search {
    const Gains& gains;
    Side side;
    Score start;
    int nodes = 0;

    Score value(Position& position, int depth, Score alpha, Score beta) {
        settle(position);
        const bool own = position.book().allied(position.turn(), side);
        if (!hasMoves(position)) {
            if (!position.inCheck(position.turn())) return start;
            return own ? -MateScore : MateScore;
        }
        const Score now = gains.balance(position, side);
        if (++nodes > MaxMaterialNodes || depth <= -MaxCaptures) return now;
        MoveList moves;
        const bool quiet = depth <= 0;
        if (quiet) {
            (own ? alpha : beta) = own ? std::max(alpha, now) : std::min(beta, now);
            if (alpha >= beta) return now;
            if (!position.placing(position.turn())) noisyMoves(position, moves);
        } else {
            legalMoves(position, moves);
            std::stable_partition(moves.free() - moves.size(), moves.free(),
                                  [&](Move m) { return captureOf(position, m) != NoSquare; });
        }
        Score best = quiet ? now : own ? -Infinite : Infinite;
        for (const Move move : moves) {
            if (quiet && !seeAtLeast(gains.evaluator_, position, move, 1)) continue;
            Position next = afterMove(position, move);
            const Score score = value(next, depth - 1, alpha, beta);
            best = own ? std::max(best, score) : std::min(best, score);
            (own ? alpha : beta) = own ? std::max(alpha, best) : std::min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }
};

Gains::Gains(const Rulebook& book) : evaluator_(book) {
    least_ = book.pawnKind() == NoKind ? 75 : evaluator_.value(book.pawnKind()) * 3 / 4;
}

Score Gains::balance(const Position& position, Side side) const {
    const Rulebook& book = position.book();
    Score sum = 0;
    for (std::size_t s = 0; s < book.sides(); ++s) {
        const int sign = book.allied(Side(s), side) ? 1 : -1;
        for (const Square square : position.pieces(Side(s))) {
            if (kindOf(position[square]) != book.royalKind()) sum += sign * evaluator_.value(position[square]);
        }
    }
    return sum;
}

Score Gains::after(const Position& before, Move move) const {
    const Side side = before.turn();
    const Score start = balance(before, side);
    Position position = afterMove(before, move);
    Search search{.gains = *this, .side = side, .start = start};
    const int turns = static_cast<int>(before.book().sides());
    return search.value(position, turns, -Infinite, Infinite) - start;
}

std::optional<Move> Gains::capture(const Position& position, Side owner, Square only) const {
    const Rulebook& book = position.book();
    std::optional<Move> best;
    Score most = 0;
    for (std::size_t s = 0; s < book.sides(); ++s) {
        if (book.allied(Side(s), owner) || !position.living(Side(s)) || position.placing(Side(s))) continue;
        Position theirs = position;
        if (theirs.turn() != Side(s)) theirs.setTurn(Side(s));
        MoveList moves;
        noisyMoves(theirs, moves);
        for (const Move move : moves) {
            const Square square = captureOf(theirs, move);
            if (square == NoSquare || sideOf(theirs[square]) != owner) continue;
            if (only != NoSquare && square != only) continue;
            const Score worth = evaluator_.value(theirs[square]);
            if (worth <= most || !seeAtLeast(evaluator_, theirs, move, least_)) continue;
            most = worth;
            best = move;
        }
    }
    return best;
}

}  // namespace rokada
