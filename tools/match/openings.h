// The openings of a match: the same for the same seed, whoever asks and in whatever order.
#pragma once

#include "ai/search/engine.h"
#include "opening.h"

#include <cstdint>
#include <mutex>
#include <set>
#include <string>

namespace rokada::match {

/// How random openings are made.
struct RandomOpenings {
    int plies = 8;  ///< beyond deployments, which are random too
    std::uint64_t seed = 1;
    std::uint64_t nodes = 20000;  ///< of the search that weighs them; 0: they are not weighed
    int depth = 0;                ///< of the same search; 0: no limit
    int bound = 60;               ///< the most that a side may be ahead, in hundredths
};

class Openings {
public:
    /// Random ones.
    Openings(RulebookPtr book, const RandomOpenings& random);
    /// These, again and again.
    Openings(RulebookPtr book, std::vector<Opening> listed);

    /// Opening number `index`, from 0. From any thread.
    [[nodiscard]] Opening at(std::size_t index);
    /// Some were weighed; the search of core may have nothing to say.
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

/// Openings from the text of a file, one a line; empty lines and lines that begin with '#' are passed over.
[[nodiscard]] Answer<std::vector<Opening>> parseOpenings(const RulebookPtr& book, std::string_view text);

}  // namespace rokada::match
