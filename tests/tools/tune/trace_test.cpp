#include "everyvariant.h"

#include "ai/evaluation/evaluation.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rokada::tune::traceTest {
namespace {

double sumOf(const EvaluationTrace& trace, const Weights& weights) {
    double opening = 0, ending = 0;
    for (const Occurrence& o : trace.occurrences) {
        const Tapered w = weights[static_cast<std::size_t>(o.feature)];
        opening += o.times * rokada::opening(w);
        ending += o.times * rokada::ending(w);
    }
    return (opening * trace.phase + ending * (Evaluator::FullPhase - trace.phase)) / Evaluator::FullPhase;
}

TEST(Trace, OccurrencesAddUpToTheEvaluation) {
    for (const test::RuleSet& rules : test::everyRuleSet()) {
        const RulebookPtr book = rules.book();
        const Evaluator evaluator(*book);
        int compared = 0;
        test::wander(rules, 7, 300, [&](const Game& game) {
            const Position& position = game.position();
            constexpr int NoFading = 20;
            if (game.ending() || position.state().halfmoveClock > NoFading) return true;
            const EvaluationTrace trace = evaluator.trace(position);
            if (!trace.plain) return true;
            ++compared;
            const int sign = book->allied(position.turn(), Side(0)) ? 1 : -1;
            EXPECT_EQ(trace.score, sign * evaluator.evaluate(position)) << rules.name();
            EXPECT_NEAR(trace.score, sumOf(trace, evaluator.weights()), 1.01) << rules.name();
            return true;
        });
        EXPECT_GT(compared, 50) << rules.name();
    }
}

}  // namespace
}  // namespace rokada::tune::traceTest
