#include "divide.h"

#include "rules/movegen.h"

namespace rokada::engine {

namespace {

/// Depth up to which perft runs without checking for a stop request. Perft to this depth takes a few milliseconds.
constexpr int UnbrokenDepth = 2;

/// Returns the number of move sequences. If a stop is requested, the number is incomplete and must not be used.
std::uint64_t count(Position& position, int depth, const std::stop_token& stop) {
    if (depth <= UnbrokenDepth) return perft(position, depth);
    if (stop.stop_requested()) return 0;
    const MoveList moves = legalMoves(position);
    Undo undo;
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
        position.make(move, undo);
        nodes += count(position, move.forced() ? depth : depth - 1, stop);
        position.unmake(move, undo);
    }
    return nodes;
}

}  // namespace

std::optional<std::uint64_t> divide(const Position& position, int depth, const std::stop_token& stop,
                                    const std::function<void(Move, std::uint64_t)>& onMove) {
    Position after = position;
    const MoveList moves = legalMoves(position);
    Undo undo;
    std::uint64_t sum = 0;
    for (const Move move : moves) {
        after.make(move, undo);
        const std::uint64_t nodes = count(after, move.forced() ? depth : depth - 1, stop);
        after.unmake(move, undo);
        if (stop.stop_requested()) return std::nullopt;
        onMove(move, nodes);
        sum += nodes;
    }
    return sum;
}

}  // namespace rokada::engine
