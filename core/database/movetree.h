// What was played in a position, counted over many games.
#pragma once

#include "database/packedgame.h"
#include "database/patternscan.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace rokada {

/// How games went on with a move. Results are those of the first team.
struct MoveCount {
    Move move;
    std::int64_t games = 0, wins = 0, draws = 0, losses = 0;  ///< the rest has no result
    std::int64_t rated = 0, ratings = 0;                      ///< games with a rating, and their sum
    int lastYear = 0;                                         ///< 0: unknown

    [[nodiscard]] int meanRating() const { return rated == 0 ? 0 : static_cast<int>(ratings / rated); }
};

class MoveTree {
public:
    /// Of the position as the board shows it. The rules must outlive it.
    MoveTree(const PackedRules& rules, const Position& position);

    /// Counts the move after the first time that the position occurs.
    void add(const PackedView& game);
    /// The games in which it occurs, those that end there too.
    [[nodiscard]] std::int64_t games() const { return games_; }
    /// The legal moves that were played, the most frequent first.
    [[nodiscard]] std::vector<MoveCount> moves() const;

private:
    const PackedRules& rules_;
    Position position_;
    PatternScan scan_;
    std::int64_t games_ = 0;
    std::unordered_map<std::uint64_t, MoveCount> counts_;
};

}  // namespace rokada
