// Match between two sets of weights, networks or search parameters. It measures the effect of tuning.
#pragma once

#include "match/statistics.h"
#include "pairplay.h"
#include "setups.h"

#include <atomic>
#include <mutex>
#include <ostream>
#include <utility>

namespace rokada::tune {

struct DuelPlan {
    std::string options = "-";
    /// Number of games. They are played in pairs: both games of a pair have one opening, and the players swap teams.
    std::size_t games = 200;
    std::uint64_t nodes = 2000;
    std::uint64_t seed = 1;
    int threads = 2;
    std::array<SearchParameters, 2> search{};  ///< search parameters of each player
};

class Duel {
public:
    Duel(Setups& a, Setups& b, DuelPlan plan) : a_(a), b_(b), plan_(std::move(plan)) {}

    /// Plays all games. Returns how many pairs gave the first player 0, 1, 2, 3 and 4 half points.
    const match::Buckets& run(std::ostream& log);
    [[nodiscard]] std::array<std::size_t, 3> lossesDrawsWins() const { return results_; }

private:
    void work(std::ostream& log);
    [[nodiscard]] std::array<int, 2> playPair(std::size_t number, EnginePair& table) const;

    Setups& a_;
    Setups& b_;
    DuelPlan plan_;
    std::atomic<std::size_t> begun_{0};
    std::mutex lock_;
    match::Buckets pairs_{2};
    std::array<std::size_t, 3> results_{};
};

/// Returns the result as text, such as "+120 -30 =50, 64.0 %, Elo 100 (70 to 131)". The bounds are a 95 % interval.
[[nodiscard]] std::string verdict(const match::Buckets& pairs, const std::array<std::size_t, 3>& lossesDrawsWins);

}  // namespace rokada::tune
