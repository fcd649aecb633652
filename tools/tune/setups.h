// The rulebooks of one variant under any of its options, each with an evaluation, shared by all threads.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "dice.h"
#include "netchoice.h"
#include "weightsfile.h"

#include <map>
#include <mutex>
#include <string>

namespace rokada::tune {

struct Setup {
    std::string options;  ///< what differs from the defaults: "bareking=off,..." or "-"
    RulebookPtr book;
    std::shared_ptr<const Evaluator> evaluator;
};

class Setups {
public:
    Setups(const VariantInfo& info, WeightsChoice weights, NetChoice net = {})
        : info_(info), weights_(std::move(weights)), net_(std::move(net)) {}

    [[nodiscard]] const VariantInfo& info() const { return info_; }
    /// Nullptr if the variant has no such options. Thread-safe; what is pointed to stays.
    [[nodiscard]] const Setup* with(const std::string& options);
    /// Any options, all values equally likely.
    [[nodiscard]] const Setup* any(Dice& dice);

private:
    const VariantInfo& info_;
    WeightsChoice weights_;
    NetChoice net_;
    std::mutex lock_;
    std::map<std::string, Setup> made_;
};

}  // namespace rokada::tune
