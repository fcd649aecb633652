// Logistic regression: a result is expected from a sum over features. Error and gradient of many positions at once.
#pragma once

#include "traces.h"

#include <vector>

namespace rokada::tune {

/// Weights as the fit moves them, opening and ending of each feature in turn, centipawns; then the scale: a hundred
/// times the logarithm of the advantage at which the expectation is 0.73, so that all move in similar steps.
class Parameters {
public:
    Parameters(const Weights& weights, double scale);

    [[nodiscard]] std::size_t features() const { return values.size() / 2; }
    [[nodiscard]] double& opening(int f) { return values[2 * static_cast<std::size_t>(f)]; }
    [[nodiscard]] double& ending(int f) { return values[2 * static_cast<std::size_t>(f) + 1]; }
    [[nodiscard]] double scale() const;
    void setScale(double scale);
    /// Rounded to whole centipawns.
    [[nodiscard]] Weights weights() const;

    std::vector<double> values;
};

[[nodiscard]] double expectation(double advantage, double scale);
/// What is to be expected of a position: a mixture of its game's result, which is true but noisy, of the searched
/// score, and of the score some moves later, which lies between the two (as in temporal difference learning, Sutton
/// 1988).
struct Labels {
    double share = 0.4;         ///< of the result; the rest is shared equally
    double scoreScale = 200.0;  ///< of searched scores

    [[nodiscard]] double of(Traces::Wdl wdl) const {
        return share * wdl.result +
               (1 - share) * (expectation(wdl.score, scoreScale) + expectation(wdl.later, scoreScale)) / 2;
    }
};

/// The scale at which searched scores predict the results of these positions best.
[[nodiscard]] double fitScoreScale(const Traces& traces, std::span<const std::uint32_t> which);

class Model {
public:
    Model(const Traces& traces, Labels labels, int threads) : traces_(traces), labels_(labels), threads_(threads) {}

    /// Mean cross-entropy over the positions, less what no weights could explain; adds its gradient to `gradient`
    /// unless that is empty. Independent of the number of threads.
    [[nodiscard]] double error(const Parameters& at, std::span<const std::uint32_t> which,
                               std::span<double> gradient = {}) const;
    /// The best scale for these weights, by halving.
    void fitScale(Parameters& at, std::span<const std::uint32_t> which) const;

private:
    struct Slice;
    void look(const Parameters& at, Slice& slice, bool withGradient) const;

    const Traces& traces_;
    Labels labels_;
    int threads_;
};

}  // namespace rokada::tune
