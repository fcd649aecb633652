// Rulebooks of one variant with any of its rule options, each with an evaluator. All threads share them.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "netchoice.h"
#include "random.h"
#include "weightsfile.h"

#include <map>
#include <mutex>
#include <string>

namespace rokada::tune {

/// Rulebook and evaluator for one set of rule options.
struct Setup {
    std::string options;  ///< options that differ from the default: "bareking=off,...", or "-" if there are none
    RulebookPtr book;
    std::shared_ptr<const Evaluator> evaluator;
};

class Setups {
public:
    Setups(const VariantInfo& info, WeightsChoice weights, NetChoice net = {})
        : info_(info), weights_(std::move(weights)), net_(std::move(net)) {}

    [[nodiscard]] const VariantInfo& info() const { return info_; }
    /// Returns the setup for these options. Returns nullptr if the variant has no such options. Thread-safe. The result
    /// stays valid.
    [[nodiscard]] const Setup* with(const std::string& options);
    /// Returns the setup for random options. All values of an option are equally likely.
    [[nodiscard]] const Setup* any(Random& random);

private:
    const VariantInfo& info_;
    WeightsChoice weights_;
    NetChoice net_;
    std::mutex lock_;
    std::map<std::string, Setup> made_;
};

}  // namespace rokada::tune
