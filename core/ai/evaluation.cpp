#include "ai/evaluation.h"

#include "ai/evaluationsum.h"
#include "positiontext.h"


#include <algorithm>

namespace rokada {

namespace {

constexpr Score RoyalValue = 20000;

struct NoTracer {
    static void note(int, int) {}
};

struct Tracer {
    std::vector<int> times;
    void note(int feature, int n) { times[static_cast<std::size_t>(feature)] += n; }
};

}  // namespace

Evaluator::Evaluator(const Rulebook& book) : features_(std::make_shared<const Features>(book)) {
    weights_ = weightsOf(book, *features_);
    prepare(book);
}

Evaluator::Evaluator(const Rulebook& book, std::shared_ptr<const Features> features, Weights weights)
    : features_(std::move(features)), weights_(std::move(weights)) {
    prepare(book);
}

void Evaluator::prepare(const Rulebook& book) {
    const auto& kinds = book.variant().kinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const Tapered value = weights_[static_cast<std::size_t>(features_->value) + kind];
        values_[kind] = kinds[kind].royal ? RoyalValue : std::max(1, (opening(value) + ending(value)) / 2);
        if (kinds[kind].royal) continue;
        units_[kind] = static_cast<std::uint8_t>(std::clamp((values_[kind] + 100) / 200, 1, 6));
        phase_[kind] = kinds[kind].pawn ? 0 : static_cast<std::uint8_t>(std::clamp(values_[kind] / 100, 1, 12));
    }
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto less = [&](Score value) { return value < values_[kind]; };
        rank_[kind] = static_cast<std::uint8_t>(std::count_if(values_.begin(), values_.begin() + kinds.size(), less));
    }
    const Position start = startPosition(book);
    fullPhase_ = std::max(1, EvaluationSum<NoTracer>::phaseOf(*this, start));
    for (int s = 0; s < book.size(); ++s) fullFreedom_ = std::max(fullFreedom_, features_->facts().freedom(Square(s)));
}

Score Evaluator::evaluate(const Position& position) const {
    NoTracer none;
    return EvaluationSum<NoTracer>(*this, position, none).total();
}

EvaluationTrace Evaluator::trace(const Position& position) const {
    Tracer tracer{std::vector<int>(static_cast<std::size_t>(features_->count()))};
    EvaluationSum<Tracer> sum(*this, position, tracer);
    EvaluationTrace trace;
    trace.score = sum.total() * (position.book().allied(position.turn(), Side(0)) ? 1 : -1);
    trace.phase = sum.phase();
    trace.plain = sum.plain();
    for (std::size_t i = 0; i < tracer.times.size(); ++i) {
        if (tracer.times[i] != 0) trace.occurrences.push_back({static_cast<int>(i), tracer.times[i]});
    }
    return trace;
}

}  // namespace rokada
