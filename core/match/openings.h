// Openings of a match. Equal seeds give equal openings, in any order of requests.
#pragma once

#include "ai/search/engine.h"
#include "match/opening.h"

#include <cstdint>
#include <mutex>
#include <set>
#include <string>

namespace rokada::match {

/// Parameters of random openings.
struct RandomOpenings {
    int plies = 8;  ///< without drops, which are random too
    std::uint64_t seed = 1;
    std::uint64_t nodes = 20000;  ///< nodes of the search that judges an opening; 0 for no search
    int depth = 0;                ///< depth of that search; 0 for no limit
    int bound = 60;               ///< maximum advantage of a side in centipawns
};

/// Openings of one variant. `at` is thread-safe.
class Openings {
public:
    /// Creates random openings.
    Openings(RulebookPtr book, const RandomOpenings& random);
    /// Uses the openings of a list, which repeats.
    Openings(RulebookPtr book, std::vector<Opening> listed);

    /// Returns opening `index`, from 0. Thread-safe.
    [[nodiscard]] Opening at(std::size_t index);
    /// Returns true if openings were judged by a search.
    [[nodiscard]] bool weighed();

private:
    struct Trial {
        Opening opening;
        int imbalance = 0;
        bool usable = false;
    };
    [[nodiscard]] Opening make(std::size_t index);
    [[nodiscard]] Trial attempt(std::uint64_t seed);
    [[nodiscard]] int imbalanceOf(const Game& game);

    std::mutex lock_;
    RulebookPtr book_;
    RandomOpenings random_;
    std::vector<Opening> made_;
    bool listed_ = false;
    bool weighed_ = false;
    std::set<Key> seen_;
    Engine engine_{1, 1};
};

}  // namespace rokada::match
