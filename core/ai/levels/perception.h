// Models which moves a weak computer player overlooks. All decisions depend on pseudo-random numbers from a seed, so a
// player repeats the same mistakes and a game can be replayed.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/evaluation/score.h"
#include "ai/levels/level.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// Moves and evaluations as a weak level sees them during the search for one move.
class Perception {
public:
    /// Result of `clarity` for moves that are never overlooked.
    static constexpr int AlwaysClear = 1'000'000;
    /// The oddness of a move measures how hard it is to notice. `PlainOddness` is the oddness of one step forward near
    /// the last move, `AverageOddness` the oddness of an average move.
    static constexpr int PlainOddness = 30, AverageOddness = 100;

    /// Returns the probability, 0 to 1, that a player overlooks a move of this oddness.
    [[nodiscard]] static double overlookedShare(const Weakness& weakness, int oddness);

    /// Creates the perception of the player who is to move in `root`.
    Perception(const Evaluator& evaluator, const Position& root, const Weakness& weakness, std::uint64_t seed);

    /// Returns true if the player overlooks `move`, which is made `ply` plies after the root. `last` is the target
    /// square of the previous move, or NoSquare.
    [[nodiscard]] bool overlooks(const Position& position, Move move, int ply, Square last) const;
    /// Returns the greatest `Weakness::blindness` with which a player still sees the move. `last` is as in `overlooks`.
    [[nodiscard]] int clarity(const Position& position, Move move, Square last) const;
    /// Returns a static evaluation with the error of this player added, in centipawns for the team to move.
    [[nodiscard]] Score blurred(const Position& position, Score value) const;
    /// Returns true if the level has no quiescence search, so it evaluates every position at the horizon.
    [[nodiscard]] bool stopsAtHorizon() const { return !weakness_.exchanges; }

private:
    [[nodiscard]] int oddness(const Position& position, Move move, Square last) const;
    [[nodiscard]] int oddnessOfPath(const Position& position, Move move) const;
    [[nodiscard]] int distance(Square a, Square b) const;
    [[nodiscard]] bool clearLine(const Position& position, Move move) const;
    [[nodiscard]] bool discovers(const Position& position, Move move) const;
    [[nodiscard]] bool secondEnemy(Side side) const;
    [[nodiscard]] bool striking(const Position& position, Move move) const;
    [[nodiscard]] int noise(std::uint64_t what) const;

    const Rulebook& book_;
    const BoardFacts& facts_;
    Weakness weakness_;
    PieceSet queens_;  ///< most valuable pieces of all sides
    Side seat_;
    Side firstEnemy_ = NoSide;
    std::uint64_t moment_;  ///< move number of `root`; new random numbers are drawn as it rises
    std::uint64_t seed_;
};

}  // namespace rokada
