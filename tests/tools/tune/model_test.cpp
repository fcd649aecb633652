#include "random.h"
#include "trainer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <sstream>

namespace rokada::tune::modelTest {
namespace {

constexpr int Features = 12;
constexpr double Scale = 150;

std::vector<Occurrence> anyOccurrences(Random& random) {
    std::vector<Occurrence> some;
    for (int f = 0; f < Features; ++f) {
        const int times = static_cast<int>(random.below(5)) - 2;
        if (times != 0) some.push_back({f, times});
    }
    return some;
}

/// Returns random positions whose target scores are computed from `weights`.
Traces synthetic(const Weights& weights, int count) {
    Random random(5);
    Traces traces;
    for (int i = 0; i < count; ++i) {
        const auto some = anyOccurrences(random);
        const int phase = static_cast<int>(random.below(Evaluator::FullPhase + 1));
        double sum = 0;
        for (const Occurrence& o : some) {
            const Tapered w = weights[static_cast<std::size_t>(o.feature)];
            sum += o.times * (opening(w) * phase + ending(w) * (Evaluator::FullPhase - phase)) / 256.0;
        }
        const auto score = static_cast<float>(sum);
        const bool won = static_cast<double>(random.below(10000)) / 10000 < expectation(sum, Scale);
        traces.add(some, phase, {.score = score, .later = score, .result = won ? 1.0F : 0.0F});
    }
    return traces;
}

Weights someWeights() {
    Weights weights;
    for (int f = 0; f < Features; ++f) weights.push_back(tapered(40 * (f % 5) - 70, 90 - 35 * (f % 7)));
    return weights;
}

std::vector<std::uint32_t> all(const Traces& traces) {
    std::vector<std::uint32_t> which(traces.size());
    std::iota(which.begin(), which.end(), 0);
    return which;
}

std::vector<std::string> names() {
    std::vector<std::string> list{"tempo", "doubled"};
    for (int f = 2; f < Features; ++f) list.push_back("mobility.queen." + std::to_string(f - 2));
    return list;
}

/// Checks that the gradient of the function `with` agrees with finite differences of its values.
template <class Function>
void checkSlopes(Parameters at, const Function& with) {
    std::vector<double> gradient(at.values.size()), ignored(at.values.size());
    (void)with(at, gradient);
    for (std::size_t p = 0; p < at.values.size(); ++p) {
        constexpr double Small = 1e-3;
        Parameters up = at, down = at;
        up.values[p] += Small;
        down.values[p] -= Small;
        EXPECT_NEAR(gradient[p], (with(up, ignored) - with(down, ignored)) / (2 * Small), 1e-7) << "parameter " << p;
    }
}

TEST(Model, GradientIsTheSlopeOfTheError) {
    const Traces traces = synthetic(someWeights(), 300);
    const Model model(traces, {.share = 0.5, .scoreScale = Scale}, 2);
    checkSlopes(
        Parameters(Weights(Features, tapered(10, -20)), 120),
        [&](const Parameters& at, std::span<double> gradient) { return model.error(at, all(traces), gradient); });
}

TEST(Pulls, GradientIsTheSlopeOfThePenalty) {
    const Pulls pulls(names(), Parameters(someWeights(), Scale));
    checkSlopes(Parameters(Weights(Features, tapered(10, -20)), 120),
                [&](const Parameters& at, std::span<double> gradient) { return pulls.penalty(at, 50, gradient); });
}

TEST(Model, ErrorDoesNotDependOnThreads) {
    const Traces traces = synthetic(someWeights(), 300);
    const Parameters at(Weights(Features, 0), Scale);
    EXPECT_EQ(Model(traces, {}, 1).error(at, all(traces)), Model(traces, {}, 3).error(at, all(traces)));
}

TEST(Model, NothingRemainsToBeExplainedOfPerfectScores) {
    const Traces traces = synthetic(someWeights(), 300);
    const Model model(traces, {.share = 0, .scoreScale = Scale}, 1);
    EXPECT_NEAR(model.error(Parameters(someWeights(), Scale), all(traces)), 0, 1e-9);
}

TEST(Model, ScaleOfScoresIsFound) {
    const Traces traces = synthetic(someWeights(), 20000);
    EXPECT_NEAR(fitScoreScale(traces, all(traces)), Scale, 8);
}

TEST(Fit, RecoversKnownWeights) {
    const Weights known = someWeights();
    const Traces traces = synthetic(known, 8000);
    const Pulls pulls(names(), Parameters(Weights(Features, 0), 1));
    std::ostringstream log;
    const FitReport report = fit(traces, pulls, Weights(Features, 0), {.share = 0, .threads = 1, .steps = 400}, log);
    EXPECT_LT(report.after, report.before / 20);
    // The data determine only the ratio of the weights to the score scale, so the weights found are multiplied by a
    // common factor.
    const double factor = report.scoreScale / report.found.scale();
    for (int f = 0; f < Features; ++f) {
        Parameters found = report.found;
        const Tapered w = known[static_cast<std::size_t>(f)];
        EXPECT_NEAR(found.opening(f) * factor, opening(w), 10) << f;
        EXPECT_NEAR(found.ending(f) * factor, ending(w), 10) << f;
    }
}

TEST(Fit, RareFeaturesStayNearTheirNeighbours) {
    const Weights known(Features, tapered(50, 50));
    const Traces traces = synthetic(known, 2000);
    auto more = names();
    for (int f = Features - 2; f < Features; ++f) more.push_back("mobility.queen." + std::to_string(f));
    const Pulls pulls(more, Parameters(Weights(more.size(), 0), 1));
    std::ostringstream log;
    const FitReport report = fit(traces, pulls, Weights(more.size(), 0), {.share = 0, .threads = 1, .steps = 400}, log);
    Parameters found = report.found;
    EXPECT_NEAR(found.opening(Features), found.opening(Features - 1), 5);
    EXPECT_GT(found.opening(Features + 1), 10);
}

}  // namespace
}  // namespace rokada::tune::modelTest
