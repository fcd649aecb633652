// Rulebooks of one variant with any of its options, each with an evaluator, shared by all threads.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "dice.h"
#include "netchoice.h"
#include "weightsfile.h"

#include <map>
#include <mutex>
#include <string>

namespace rokada::tune {

/// Rulebook and evaluator for one set of options.
struct Setup {
    std::string options;  ///< differences from the default options: "bareking=off,...", or "-"
    RulebookPtr book;
    std::shared_ptr<const Evaluator> evaluator;
};

class Setups {
public:
    Setups(const VariantInfo& info, WeightsChoice weights, NetChoice net = {})
        : info_(info), weights_(std::move(weights)), net_(std::move(net)) {}

    [[nodiscard]] const VariantInfo& info() const { return info_; }
    /// Returns nullptr if the variant has no such options. Thread-safe; the result stays valid.
    [[nodiscard]] const Setup* with(const std::string& options);
    /// Returns random options, with all values equally likely.
    [[nodiscard]] const Setup* any(Dice& dice);

private:
    const VariantInfo& info_;
    WeightsChoice weights_;
    NetChoice net_;
    std::mutex lock_;
    std::map<std::string, Setup> made_;
};

}  // namespace rokada::tune
