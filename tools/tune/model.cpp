#include "model.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace rokada::tune {

namespace {

/// Number of partial sums. They are added in a fixed order, so the result does not depend on the threads.
constexpr std::size_t Slices = 8;
/// Minimum distance of a predicted result from 0 and 1. It keeps a single position from dominating the error.
constexpr double Doubt = 1e-6;

double crossEntropy(double label, double expected) {
    const double p = std::clamp(expected, Doubt, 1 - Doubt);
    return -(label * std::log(p) + (1 - label) * std::log(1 - p));
}

/// Returns the argument between `low` and `high` at which a unimodal function is smallest, by golden section search.
template <class Function>
double lowest(double low, double high, const Function& at) {
    constexpr double Golden = 0.6180339887498949;
    for (int i = 0; i < 30; ++i) {
        const double left = high - Golden * (high - low), right = low + Golden * (high - low);
        (at(left) < at(right) ? high : low) = at(left) < at(right) ? right : left;
    }
    return (low + high) / 2;
}

constexpr double MinScale = 20, GreatestScale = 2000;

}  // namespace

Parameters::Parameters(const Weights& weights, double scale) {
    for (const Tapered w : weights) {
        values.push_back(rokada::opening(w));
        values.push_back(rokada::ending(w));
    }
    values.push_back(100 * std::log(scale));
}

double Parameters::scale() const { return std::exp(values.back() / 100); }

void Parameters::setScale(double scale) { values.back() = 100 * std::log(scale); }

Weights Parameters::weights() const {
    constexpr double Max = 9999;  // the sum of both halves of a weight must fit in 16 bits
    const auto whole = [Max](double x) { return static_cast<int>(std::lround(std::clamp(x, -Max, Max))); };
    Weights weights;
    for (std::size_t f = 0; f < features(); ++f)
        weights.push_back(tapered(whole(values[2 * f]), whole(values[2 * f + 1])));
    return weights;
}

double expectation(double advantage, double scale) { return 1 / (1 + std::exp(-advantage / scale)); }

double fitScoreScale(const Traces& traces, std::span<const std::uint32_t> which) {
    return lowest(MinScale, GreatestScale, [&](double scale) {
        double sum = 0;
        for (const std::uint32_t i : which) {
            const Traces::Wdl wdl = traces.wdl(i);
            sum += crossEntropy(wdl.result, expectation(wdl.score, scale));
        }
        return sum;
    });
}

struct Model::Slice {
    std::span<const std::uint32_t> which;
    std::vector<double> gradient;
    double error = 0;
};

void Model::look(const Parameters& at, Slice& slice, bool withGradient) const {
    const double scale = at.scale();
    if (withGradient) slice.gradient.assign(at.values.size(), 0);
    for (const std::uint32_t i : slice.which) {
        const auto features = traces_.features(i);
        const auto times = traces_.times(i);
        double opening = 0, ending = 0;
        for (std::size_t k = 0; k < features.size(); ++k) {
            opening += times[k] * at.values[std::size_t{2} * features[k]];
            ending += times[k] * at.values[std::size_t{2} * features[k] + 1];
        }
        const double share = traces_.opening(i);
        const double advantage = (opening * share + ending * (1 - share)) / scale;
        const double expected = expectation(advantage, 1), label = labels_.of(traces_.wdl(i));
        slice.error += crossEntropy(label, expected) - crossEntropy(label, label);
        if (!withGradient) continue;
        const double slope = expected - label;
        const double early = slope * share / scale, late = slope * (1 - share) / scale;
        for (std::size_t k = 0; k < features.size(); ++k) {
            slice.gradient[std::size_t{2} * features[k]] += times[k] * early;
            slice.gradient[std::size_t{2} * features[k] + 1] += times[k] * late;
        }
        slice.gradient.back() -= slope * advantage / 100;
    }
}

double Model::error(const Parameters& at, std::span<const std::uint32_t> which, std::span<double> gradient) const {
    std::vector<Slice> slices(Slices);
    for (std::size_t i = 0; i < Slices; ++i) {
        const std::size_t from = which.size() * i / Slices, to = which.size() * (i + 1) / Slices;
        slices[i].which = which.subspan(from, to - from);
    }
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < Slices; i = next++) look(at, slices[i], !gradient.empty());
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < threads_; ++i) helpers.emplace_back(work);
        work();
    }
    double sum = 0;
    const double one = 1 / static_cast<double>(std::max<std::size_t>(1, which.size()));
    for (const Slice& slice : slices) {
        sum += slice.error;
        for (std::size_t p = 0; p < gradient.size(); ++p) gradient[p] += slice.gradient[p] * one;
    }
    return sum * one;
}

void Model::fitScale(Parameters& at, std::span<const std::uint32_t> which) const {
    Parameters trial = at;
    at.setScale(lowest(MinScale, GreatestScale, [&](double scale) {
        trial.setScale(scale);
        return error(trial, which);
    }));
}

}  // namespace rokada::tune
