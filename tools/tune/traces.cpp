#include "traces.h"

#include <algorithm>

namespace rokada::tune {

void Traces::add(std::span<const Occurrence> occurrences, int phase, Wdl wdl) {
    for (const Occurrence& o : occurrences) {
        features_.push_back(static_cast<std::uint16_t>(o.feature));
        times_.push_back(static_cast<std::int8_t>(std::clamp(o.times, -127, 127)));
    }
    begin_.push_back(features_.size());
    phases_.push_back(static_cast<float>(phase) / Evaluator::FullPhase);
    wdls_.push_back(wdl);
}

std::vector<std::size_t> Traces::occurrences(std::size_t count) const {
    std::vector<std::size_t> sums(count);
    for (const std::uint16_t feature : features_) ++sums[feature];
    return sums;
}

}  // namespace rokada::tune
