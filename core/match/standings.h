// Pairings and standings of a match.
#pragma once

#include "match/statistics.h"

#include <cstdint>
#include <vector>

namespace rokada::match {

/// Games of two players from one opening. The players change sides between the games, as `seatings` says.
struct Unit {
    std::size_t book = 0;  ///< index of the variant
    std::size_t first = 0, second = 0;
    std::size_t round = 0;  ///< index of the round; the units of one round and variant have the same opening
};

/// Assignment of players to sides in one game of a unit. With two sides, the players swap colours. With four sides, the
/// opening is rotated by each number of quarter turns, so that the first player gets each team twice and moves first
/// twice.
struct Seating {
    int quarterTurns = 0;
    int teamOfFirst = 0;
};
/// Returns the assignments for all games of a unit. `sides` is the number of sides of the variant.
[[nodiscard]] std::vector<Seating> seatings(std::size_t sides);

/// Result of a finished game.
struct PlayedGame {
    std::size_t unit = 0, game = 0;
    int halfPoints = 1;   ///< result of the first player of the unit: 0 for a loss, 1 for a draw, 2 for a win
    bool failed = false;  ///< true if the loser crashed, did not answer or played an illegal move

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// Score of a pair of players, from the view of the first player.
struct PairScore {
    std::uint64_t wins = 0, draws = 0, losses = 0;
    std::uint64_t lostByFailure = 0, wonByFailure = 0;
    /// Finished units, counted by their results. Units of different sizes (numbers of games) have separate elements.
    std::vector<Buckets> buckets;

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    [[nodiscard]] std::uint64_t halfPoints() const { return 2 * wins + draws; }
    [[nodiscard]] PairScore seenByOther() const;
};

/// Standings of a round-robin tournament. Each round has all variants, and each variant has all pairs.
class Standings {
public:
    /// `gamesInUnit[i]` is the number of games in a unit of variant `i`.
    Standings(std::size_t players, std::vector<std::size_t> gamesInUnit, std::size_t rounds);

    [[nodiscard]] const std::vector<Unit>& units() const { return units_; }
    [[nodiscard]] std::size_t players() const { return players_; }
    [[nodiscard]] std::size_t gamesIn(std::size_t unit) const { return gamesInUnit_[units_[unit].book]; }
    /// Returns the number of games in all units.
    [[nodiscard]] std::size_t gamesPlanned() const;
    /// Counts a game. Returns false if the match has no such game or it has already been counted.
    bool add(const PlayedGame& played);
    [[nodiscard]] bool played(std::size_t unit, std::size_t game) const;
    [[nodiscard]] std::size_t gamesPlayed() const { return gamesPlayed_; }
    [[nodiscard]] PairScore between(std::size_t first, std::size_t second) const;
    /// Returns the score of a player against all others.
    [[nodiscard]] PairScore total(std::size_t player) const;

private:
    struct Sum {
        std::vector<bool> played;
        std::size_t games = 0, halfPoints = 0;
    };
    [[nodiscard]] PairScore& pair(std::size_t first, std::size_t second) { return pairs_[first * players_ + second]; }

    std::size_t players_;
    std::vector<std::size_t> gamesInUnit_;
    std::vector<Unit> units_;
    std::vector<Sum> sums_;         ///< results of each unit
    std::vector<PairScore> pairs_;  ///< scores of all pairs; the player with the lower index comes first
    std::size_t gamesPlayed_ = 0;
};

}  // namespace rokada::match
