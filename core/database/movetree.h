// Counts the moves that were played from a position in many games.
#pragma once

#include "database/packedgame.h"
#include "database/patternscan.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace rokada {

/// Statistics of one move. Wins and losses are those of the first team.
struct MoveCount {
    Move move;
    /// Number of games in total and by result. A game without a result counts only in `games`.
    std::int64_t games = 0, wins = 0, draws = 0, losses = 0;
    std::int64_t rated = 0, ratings = 0;  ///< number of games with a rating, and the sum of their ratings
    int lastYear = 0;                     ///< year of the latest game; 0 if unknown

    [[nodiscard]] int meanRating() const { return rated == 0 ? 0 : static_cast<int>(ratings / rated); }
};

/// Opening tree of one position. Not thread-safe.
class MoveTree {
public:
    /// Counts the moves played from `position`. A position of a game is the same if its board and side to move are
    /// equal; castling rights and counters can differ. `rules` must outlive this object.
    MoveTree(const PackedRules& rules, const Position& position);

    /// Counts the move that the game plays after the first occurrence of the position.
    void add(const PackedView& game);
    /// Returns the number of games with the position, including games that end there.
    [[nodiscard]] std::int64_t games() const { return games_; }
    /// Returns the legal moves that were played, sorted by their number of games, the largest number first.
    [[nodiscard]] std::vector<MoveCount> moves() const;

private:
    const PackedRules& rules_;
    Position position_;
    PatternScan scan_;
    std::int64_t games_ = 0;
    std::unordered_map<std::uint64_t, MoveCount> counts_;
};

}  // namespace rokada
