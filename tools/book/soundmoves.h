// Finds the moves that lose too much, by searches of the position after each move.
#pragma once

#include "ai/search/engine.h"
#include "knownscores.h"

#include <span>
#include <vector>

namespace rokada::tools {

struct SoundnessPlan {
    int margin = 40;                    ///< maximum loss of a sound move compared with the best move, in centipawns
    std::uint64_t nodes = 100'000;      ///< nodes of each search for an important position
    std::uint64_t proofNodes = 20'000;  ///< nodes of each search for another position
    std::uint64_t screenNodes = 2000;   ///< nodes of the searches that settle clear cases of other positions
};

/// Judges moves. The results depend only on the plan and the position. Not thread-safe.
class SoundMoves {
public:
    SoundMoves(RulebookPtr book, const SoundnessPlan& plan, KnownScores known)
        : book_(std::move(book)), plan_(plan), known_(std::move(known)) {}

    /// Returns the loss of each move in centipawns, by searches of `nodes` nodes. The loss is the difference to the
    /// best of these moves and the best move that a search of the position finds.
    [[nodiscard]] std::vector<Score> losses(const Position& position, std::span<const Move> moves, std::uint64_t nodes);
    /// Returns the moves of an important position that lose at most the margin.
    [[nodiscard]] std::vector<Move> sound(const Position& position, std::span<const Move> moves) {
        return sound(position, moves, plan_.nodes);
    }
    /// Returns the moves of another position that lose at most the margin. Short searches settle clear cases: a loss of
    /// at most three quarters of the margin, or of more than twice the margin.
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
