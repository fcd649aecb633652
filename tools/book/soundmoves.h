// Finds the moves that lose too much, by searches of the position after each move.
#pragma once

#include "ai/search/engine.h"
#include "knownscores.h"

#include <span>
#include <vector>

namespace rokada::tools {

struct SoundnessPlan {
    int margin = 40;                    ///< maximum loss of a sound move compared with the best move, in centipawns
    std::uint64_t nodes = 100'000;      ///< nodes of each search in `sound`
    std::uint64_t proofNodes = 20'000;  ///< nodes of each search in `screened` that decides an unclear case
    std::uint64_t screenNodes = 2000;   ///< nodes of each search in `screened` that settles clear cases
};

/// Judges moves. The results depend only on the plan and the position. Not thread-safe.
class SoundMoves {
public:
    SoundMoves(RulebookPtr book, const SoundnessPlan& plan, KnownScores known)
        : book_(std::move(book)), plan_(plan), known_(std::move(known)) {}

    /// Returns the loss of each move in centipawns, by searches of `nodes` nodes. A loss is the difference to the best
    /// score. The best score is the highest among these moves and the move that a search of the position prefers.
    [[nodiscard]] std::vector<Score> losses(const Position& position, std::span<const Move> moves, std::uint64_t nodes);
    /// Returns the moves that lose at most the margin. Uses long searches, for important positions.
    [[nodiscard]] std::vector<Move> sound(const Position& position, std::span<const Move> moves) {
        return sound(position, moves, plan_.nodes);
    }
    /// Returns the moves that lose at most the margin. Uses shorter searches, for less important positions. The
    /// shortest searches settle clear cases: a loss of at most three quarters of the margin, or of more than twice the
    /// margin.
    [[nodiscard]] std::vector<Move> screened(const Position& position, std::span<const Move> moves);

private:
    [[nodiscard]] std::vector<Move> sound(const Position& position, std::span<const Move> moves, std::uint64_t nodes);
    [[nodiscard]] KnownScore searched(const Game& game, std::uint64_t nodes);
    [[nodiscard]] Score valueOf(const Position& position, Move move, std::uint64_t nodes);

    RulebookPtr book_;
    SoundnessPlan plan_;
    KnownScores known_;
    Engine engine_{2, 1};
};

}  // namespace rokada::tools
