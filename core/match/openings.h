// The openings of a match: the same for the same seed, in whatever order they are asked for.
#pragma once

#include "ai/search/engine.h"
#include "match/opening.h"

#include <cstdint>
#include <mutex>
#include <set>
#include <string>

namespace rokada::match {

/// How random openings are made.
struct RandomOpenings {
    int plies = 8;  ///< besides drops, which are random too
    std::uint64_t seed = 1;
    std::uint64_t nodes = 20000;  ///< of the search that judges them; 0: they are not judged
    int depth = 0;                ///< of the same search; 0: no limit
    int bound = 60;               ///< the most that a side may be ahead, in centipawns
};

class Openings {
public:
    /// Random ones.
    Openings(RulebookPtr book, const RandomOpenings& random);
    /// These, again and again.
    Openings(RulebookPtr book, std::vector<Opening> listed);

    /// Opening number `index`, from 0. From any thread.
    [[nodiscard]] Opening at(std::size_t index);
    /// Some were judged; the search of core may have no score.
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
