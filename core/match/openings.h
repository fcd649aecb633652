// Openings of a match. With equal seeds, `at` returns equal openings in any order of calls.
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
    int plies = 8;  ///< number of random plies; drops of reserve pieces are not counted
    std::uint64_t seed = 1;
    std::uint64_t nodes = 20000;  ///< node limit of the search that evaluates an opening; 0 for no limit
    int depth = 0;                ///< depth limit of the search in plies; 0 for no limit
    int bound = 60;               ///< maximum advantage of a side after the opening, in centipawns
};

/// Openings of one variant. `at` is thread-safe.
class Openings {
public:
    /// Generates random openings. They are not evaluated if `random` limits neither nodes nor depth.
    Openings(RulebookPtr book, const RandomOpenings& random);
    /// Uses the openings of `listed` one after another, and starts again after the last one.
    Openings(RulebookPtr book, std::vector<Opening> listed);

    /// Returns the opening with this index. Thread-safe.
    [[nodiscard]] Opening at(std::size_t index);
    /// Returns true if a search has evaluated an opening.
    [[nodiscard]] bool weighed();
    /// Attempt at a random opening. `imbalance` is the advantage of a side in centipawns.

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
