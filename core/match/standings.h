// Pairings and scores of a match.
#pragma once

#include "match/statistics.h"

#include <cstdint>
#include <vector>

namespace rokada::match {

/// Games of two players from one opening, in which each plays each side once.
struct Unit {
    std::size_t book = 0;  ///< index of the variant
    std::size_t first = 0, second = 0;
    std::size_t round = 0;  ///< units of one round and variant share their opening
};

/// Assignment of players to sides in the games of a unit. Two sides: colours swapped. Four sides: the opening is
/// rotated once to each quarter turn, so the first engine gets each team twice and moves first twice.
struct Seating {
    int quarterTurns = 0;
    int teamOfFirst = 0;
};
/// Returns the assignments for the games of a unit in a variant with `sides` sides.
[[nodiscard]] std::vector<Seating> seatings(std::size_t sides);

/// Finished game.
struct PlayedGame {
    std::size_t unit = 0, game = 0;
    int halfPoints = 1;   ///< points of the first player of the unit
    bool failed = false;  ///< the loser crashed, did not answer or played an illegal move

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// Score of a pair of players, from the view of the first.
struct PairScore {
    std::uint64_t wins = 0, draws = 0, losses = 0;
    std::uint64_t lostByFailure = 0, wonByFailure = 0;
    std::vector<Buckets> buckets;  ///< finished units, by size

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    [[nodiscard]] std::uint64_t halfPoints() const { return 2 * wins + draws; }
    [[nodiscard]] PairScore seenByOther() const;
};

/// Round-robin tournament. Each round plays all variants, and each variant all pairs.
class Standings {
public:
    /// `gamesInUnit` is indexed by variant.
    Standings(std::size_t players, std::vector<std::size_t> gamesInUnit, std::size_t rounds);

    [[nodiscard]] const std::vector<Unit>& units() const { return units_; }
    [[nodiscard]] std::size_t players() const { return players_; }
    [[nodiscard]] std::size_t gamesIn(std::size_t unit) const { return gamesInUnit_[units_[unit].book]; }
    /// Returns the number of games in all units.
    [[nodiscard]] std::size_t gamesPlanned() const;
    /// Counts a game. Returns false if it does not exist or is already counted.
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
    std::vector<Sum> sums_;         ///< by unit
    std::vector<PairScore> pairs_;  ///< the player with the lower index comes first
    std::size_t gamesPlayed_ = 0;
};

}  // namespace rokada::match
