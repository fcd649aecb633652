// Logistic regression that predicts game results from sums of evaluation features. Computes the error and its gradient
// over many positions.
#pragma once

#include "traces.h"

#include <vector>

namespace rokada::tune {

/// Parameters of the fit: the opening and the ending weight of each feature in turn, in centipawns, and then the scale.
/// The scale is stored as a hundred times the logarithm of the advantage at which 0.73 points are expected. All
/// parameters therefore change in similar steps.
class Parameters {
public:
    Parameters(const Weights& weights, double scale);

    [[nodiscard]] std::size_t features() const { return values.size() / 2; }
    [[nodiscard]] double& opening(int f) { return values[2 * static_cast<std::size_t>(f)]; }
    [[nodiscard]] double& ending(int f) { return values[2 * static_cast<std::size_t>(f) + 1]; }
    [[nodiscard]] double scale() const;
    void setScale(double scale);
    /// Returns the weights rounded to centipawns.
    [[nodiscard]] Weights weights() const;

    std::vector<double> values;
};

/// Returns the points, from 0 to 1, that a side with this advantage in centipawns can expect.
[[nodiscard]] double expectation(double advantage, double scale);
/// Target value of a position: a mixture of the game result (unbiased but noisy), the search score, and the score some
/// moves later. Temporal difference learning uses such mixtures (Sutton 1988).
struct Labels {
    double share = 0.4;         ///< share of the game result; both scores share the rest equally
    double scoreScale = 200.0;  ///< scale of search scores

    [[nodiscard]] double of(Traces::Wdl wdl) const {
        return share * wdl.result +
               (1 - share) * (expectation(wdl.score, scoreScale) + expectation(wdl.later, scoreScale)) / 2;
    }
};

/// Returns the scale at which the search scores predict the results of these positions best.
[[nodiscard]] double fitScoreScale(const Traces& traces, std::span<const std::uint32_t> which);

class Model {
public:
    Model(const Traces& traces, Labels labels, int threads) : traces_(traces), labels_(labels), threads_(threads) {}

    /// Returns the mean cross-entropy over the positions, minus the entropy of the targets. Adds the gradient to
    /// `gradient`, unless `gradient` is empty. The result does not depend on the number of threads.
    [[nodiscard]] double error(const Parameters& at, std::span<const std::uint32_t> which,
                               std::span<double> gradient = {}) const;
    /// Sets the scale that is best for these weights.
    void fitScale(Parameters& at, std::span<const std::uint32_t> which) const;

private:
    struct Slice;
    void look(const Parameters& at, Slice& slice, bool withGradient) const;

    const Traces& traces_;
    Labels labels_;
    int threads_;
};

}  // namespace rokada::tune
