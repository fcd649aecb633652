#include "tidy.h"
#include "everyvariant.h"

#include "ai/evaluation/evaluation.h"
#include "random.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::tune::tidyTest {
namespace {

struct Seen {
    Traces traces;
    std::shared_ptr<const Features> features;
    RulebookPtr book;
};

Seen wandered(const test::RuleSet& rules) {
    Seen seen{{}, nullptr, rules.book()};
    const Evaluator evaluator(*seen.book);
    seen.features = evaluator.sharedFeatures();
    test::wander(rules, 11, 150, [&](const Game& game) {
        if (game.ending()) return true;
        const EvaluationTrace trace = evaluator.trace(game.position());
        if (trace.plain) seen.traces.add(trace.occurrences, trace.phase, {});
        return true;
    });
    return seen;
}

double advantage(const Traces& traces, std::size_t i, Parameters& at) {
    double sum = 0;
    for (std::size_t k = 0; k < traces.features(i).size(); ++k) {
        const int f = traces.features(i)[k];
        sum += traces.times(i)[k] * (at.opening(f) * traces.opening(i) + at.ending(f) * (1 - traces.opening(i)));
    }
    return sum / at.scale();
}

TEST(Tidy, ChangesNoExpectation) {
    for (const VariantInfo& info : allVariants()) {
        const Seen seen = wandered({std::string(info.id), {}});
        Random random(1);
        Parameters before(weightsFromGeometry(*seen.book, *seen.features), 200);
        for (std::size_t p = 0; p + 1 < before.values.size(); ++p) {
            before.values[p] += static_cast<double>(random.below(100)) / 5;
        }
        Parameters after = before;
        const auto count = static_cast<std::size_t>(seen.features->count());
        tidy(after, *seen.book, *seen.features, seen.traces.occurrences(count));
        for (std::size_t i = 0; i < seen.traces.size(); ++i) {
            ASSERT_NEAR(advantage(seen.traces, i, before), advantage(seen.traces, i, after), 1e-6) << info.id;
        }
        EXPECT_NEAR(after.opening(seen.features->value + seen.book->pawnKind()), 100, 1e-9) << info.id;
    }
}

}  // namespace
}  // namespace rokada::tune::tidyTest
