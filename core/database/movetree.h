// Counts the moves played from a position in many games.
#pragma once

#include "database/packedgame.h"
#include "database/patternscan.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace rokada {

/// Statistics of one move. Results are from the view of the first team.
struct MoveCount {
    Move move;
    std::int64_t games = 0, wins = 0, draws = 0, losses = 0;  ///< the remaining games have no result
    std::int64_t rated = 0, ratings = 0;  ///< number of games with a rating, and the sum of their ratings
    int lastYear = 0;                     ///< 0 if unknown

    [[nodiscard]] int meanRating() const { return rated == 0 ? 0 : static_cast<int>(ratings / rated); }
};

/// Opening tree of one position. Not thread-safe.
class MoveTree {
public:
    /// Counts the moves played from `position`, compared by what the board shows. `rules` must outlive this object.
    MoveTree(const PackedRules& rules, const Position& position);

    /// Counts the move after the first occurrence of the position.
    void add(const PackedView& game);
    /// Returns the number of games with the position, including games that end there.
    [[nodiscard]] std::int64_t games() const { return games_; }
    /// Returns the legal moves that were played, most frequent first.
    [[nodiscard]] std::vector<MoveCount> moves() const;

private:
    const PackedRules& rules_;
    Position position_;
    PatternScan scan_;
    std::int64_t games_ = 0;
    std::unordered_map<std::uint64_t, MoveCount> counts_;
};

}  // namespace rokada
