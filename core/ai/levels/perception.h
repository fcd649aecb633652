// What a weaker player does not see. Everything is decided by numbers that depend on the seed alone, so that the same
// player makes the same mistake again, and a game can be replayed.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/evaluation/score.h"
#include "ai/levels/level.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// What a level sees of the moves and positions of one search.
class Perception {
public:
    /// The clarity of moves that are never overlooked.
    static constexpr int AlwaysClear = 1'000'000;
    /// Oddness of the plainest moves, which go one step ahead near the last one, and about the average of all moves.
    static constexpr int PlainOddness = 30, AverageOddness = 100;

    /// The share of moves of this oddness, 0 to 1, that a player overlooks.
    [[nodiscard]] static double overlookedShare(const Weakness& weakness, int oddness);

    /// `root` is the position in which the player thinks.
    Perception(const Evaluator& evaluator, const Position& root, const Weakness& weakness, std::uint64_t seed);

    /// The move, `ply` plies from the root, is not thought of. `last` is where the move before it went, or NoSquare.
    [[nodiscard]] bool overlooks(const Position& position, Move move, int ply, Square last) const;
    /// The blindness up to which the move is seen, in thousandths of moves of average oddness.
    [[nodiscard]] int clarity(const Position& position, Move move, Square last) const;
    /// The static value, for the team to move, as it appears to this player.
    [[nodiscard]] Score blurred(const Position& position, Score value) const;
    /// Treats every position as quiet.
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
    PieceSet queens_;  ///< the most valuable pieces of all sides
    Side seat_;
    Side firstEnemy_ = NoSide;
    std::uint64_t moment_;  ///< full moves played
    std::uint64_t seed_;
};

}  // namespace rokada
