// Features of many positions, their counts, and the results. They are stored compactly, so that a million positions fit
// in memory.
#pragma once

#include "ai/evaluation/evaluation.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rokada::tune {

class Traces {
public:
    /// Target values of a position, from the view of team 0.
    struct Wdl {
        float score = 0;   ///< search score in centipawns
        float later = 0;   ///< search score some moves later, in centipawns
        float result = 0;  ///< result of the game, from 0 to 1
    };

    void add(std::span<const Occurrence> occurrences, int phase, Wdl wdl);

    [[nodiscard]] std::size_t size() const { return wdls_.size(); }
    [[nodiscard]] std::span<const std::uint16_t> features(std::size_t i) const {
        return {features_.data() + begin_[i], begin_[i + 1] - begin_[i]};
    }
    [[nodiscard]] std::span<const std::int8_t> times(std::size_t i) const {
        return {times_.data() + begin_[i], begin_[i + 1] - begin_[i]};
    }
    /// Returns the game phase of a position, from 1 in the opening to 0 in the ending.
    [[nodiscard]] double opening(std::size_t i) const { return phases_[i]; }
    [[nodiscard]] Wdl wdl(std::size_t i) const { return wdls_[i]; }
    /// Returns, for each of `count` features, the number of positions in which the feature is more frequent for one
    /// team than for the other.
    [[nodiscard]] std::vector<std::size_t> occurrences(std::size_t count) const;

private:
    std::vector<std::size_t> begin_{0};
    std::vector<std::uint16_t> features_;
    std::vector<std::int8_t> times_;
    std::vector<float> phases_;
    std::vector<Wdl> wdls_;
};

}  // namespace rokada::tune
