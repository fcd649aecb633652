// Who plays whom in a match, and how they stand.
#pragma once

#include "match/statistics.h"

#include <cstdint>
#include <vector>

namespace rokada::match {

/// Games of two players from the same opening, every one of them once on each side.
struct Unit {
    std::size_t book = 0;  ///< the number of the variant
    std::size_t first = 0, second = 0;
    std::size_t round = 0;  ///< those of one round and one variant share their opening
};

/// Who sits where in the games of a unit: by how many quarter turns the opening is turned, and which team the first
/// engine plays. Two sides: colours swapped. Four: every quarter turn once; the first engine has each team twice and
/// begins twice, so neither team nor turn favours it.
struct Seating {
    int quarterTurns = 0;
    int teamOfFirst = 0;
};
[[nodiscard]] std::vector<Seating> seatings(std::size_t sides);

/// A finished game.
struct PlayedGame {
    std::size_t unit = 0, game = 0;
    int halfPoints = 1;   ///< of the first player of the unit
    bool failed = false;  ///< its loser has crashed, kept silent or played an illegal move

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// What two players have played, as the first of them sees it.
struct PairScore {
    std::uint64_t wins = 0, draws = 0, losses = 0;
    std::uint64_t lostByFailure = 0, wonByFailure = 0;
    std::vector<Buckets> buckets;  ///< finished units, by their size

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    [[nodiscard]] std::uint64_t halfPoints() const { return 2 * wins + draws; }
    [[nodiscard]] PairScore seenByOther() const;
};

/// Everyone plays everyone: of each round all variants, of each variant all pairs.
class Standings {
public:
    /// `gamesInUnit`: by variant.
    Standings(std::size_t players, std::vector<std::size_t> gamesInUnit, std::size_t rounds);

    [[nodiscard]] const std::vector<Unit>& units() const { return units_; }
    [[nodiscard]] std::size_t players() const { return players_; }
    [[nodiscard]] std::size_t gamesIn(std::size_t unit) const { return gamesInUnit_[units_[unit].book]; }
    /// Of all units.
    [[nodiscard]] std::size_t gamesPlanned() const;
    /// False if there is no such game, or it was played already.
    bool add(const PlayedGame& played);
    [[nodiscard]] bool played(std::size_t unit, std::size_t game) const;
    [[nodiscard]] std::size_t gamesPlayed() const { return gamesPlayed_; }
    [[nodiscard]] PairScore between(std::size_t first, std::size_t second) const;
    /// Of a player against all others.
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
    std::vector<PairScore> pairs_;  ///< the earlier player first
    std::size_t gamesPlayed_ = 0;
};

}  // namespace rokada::match
