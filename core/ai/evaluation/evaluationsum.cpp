#include "ai/evaluation/evaluationsum.h"

namespace rokada {

namespace {

struct NoTracer {
    static constexpr bool Active = false;
    static void note(int, int) {}
};

struct Tracer {
    static constexpr bool Active = true;
    std::vector<int> times;
    void note(int feature, int n) { times[static_cast<std::size_t>(feature)] += n; }
};

}  // namespace

Score Evaluator::evaluate(const Position& position, PawnCache* cache, Score learnt) const {
    NoTracer none;
    return EvaluationSum<NoTracer>(*this, position, none, cache).total(learnt);
}

EvaluationTrace Evaluator::trace(const Position& position) const {
    Tracer tracer{std::vector<int>(static_cast<std::size_t>(features_->count()))};
    EvaluationSum<Tracer> sum(*this, position, tracer, nullptr);
    EvaluationTrace trace;
    trace.score = sum.total(0) * (position.book().allied(position.turn(), Side(0)) ? 1 : -1);
    trace.phase = sum.phase();
    trace.plain = sum.plain();
    for (std::size_t i = 0; i < tracer.times.size(); ++i) {
        if (tracer.times[i] != 0) trace.occurrences.push_back({static_cast<int>(i), tracer.times[i]});
    }
    return trace;
}

}  // namespace rokada
