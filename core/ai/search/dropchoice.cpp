#include "ai/search/dropchoice.h"

#include "base/scrambled.h"
#include "rules/movegen.h"

#include <cassert>

namespace rokada {

namespace {

/// Range of the random bonus of each drop, in centipawns. A drop can be chosen if its evaluation is less than this
/// amount below the best one.
constexpr std::uint64_t Whim = 24;

}  // namespace

Move chooseDrop(const Evaluator& evaluator, const Position& position, std::uint64_t seed, Kind kind) {
    const Side us = position.turn();
    Position board = position;
    Move best;
    Score most = -Infinite;
    for (const Move move : legalMoves(position)) {
        if (kind != NoKind && move.becomes() != kind) continue;
        Undo undo;
        board.make(move, undo);
        const Score value = evaluator.evaluate(board);
        const Score ours = position.book().allied(us, board.turn()) ? value : -value;
        board.unmake(move, undo);
        const std::uint64_t what = move.to() | static_cast<std::uint64_t>(move.becomes()) << 8;
        const Score liked = ours + static_cast<Score>(scrambled(seed ^ scrambled(position.key() ^ what)) % Whim);
        if (liked <= most) continue;
        most = liked;
        best = move;
    }
    assert(best != Move());
    return best;
}

}  // namespace rokada
