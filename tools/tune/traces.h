// What the fit sees of many positions: which features occur, how often, and the results. Kept small: a million
// positions are to fit in memory.
#pragma once

#include "ai/evaluation/evaluation.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rokada::tune {

class Traces {
public:
    /// The outcome of a position, for team 0.
    struct Wdl {
        float score = 0;   ///< searched, centipawns
        float later = 0;   ///< the same some moves later
        float result = 0;  ///< 0 to 1
    };

    void add(std::span<const Occurrence> occurrences, int phase, Wdl wdl);

    [[nodiscard]] std::size_t size() const { return wdls_.size(); }
    [[nodiscard]] std::span<const std::uint16_t> features(std::size_t i) const {
        return {features_.data() + begin_[i], begin_[i + 1] - begin_[i]};
    }
    [[nodiscard]] std::span<const std::int8_t> times(std::size_t i) const {
        return {times_.data() + begin_[i], begin_[i + 1] - begin_[i]};
    }
    /// Game phase: 1 in the opening, 0 in the ending.
    [[nodiscard]] double opening(std::size_t i) const { return phases_[i]; }
    [[nodiscard]] Wdl wdl(std::size_t i) const { return wdls_[i]; }
    /// In how many positions each of `count` features occurs for one team more than for the other.
    [[nodiscard]] std::vector<std::size_t> occurrences(std::size_t count) const;

private:
    std::vector<std::size_t> begin_{0};
    std::vector<std::uint16_t> features_;
    std::vector<std::int8_t> times_;
    std::vector<float> phases_;
    std::vector<Wdl> wdls_;
};

}  // namespace rokada::tune
