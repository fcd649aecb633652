#include "ai/evaluation/evaluation.h"

#include "ai/network/shippednetwork.h"
#include "text/positiontext.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr Score RoyalValue = 20000;

}  // namespace

Evaluator::Evaluator(const Rulebook& book)
    : features_(std::make_shared<const Features>(book)), endings_(book), network_(shippedNetwork(book)) {
    weights_ = weightsOf(book, *features_);
    prepare(book);
}

Evaluator::Evaluator(const Rulebook& book, std::shared_ptr<const Features> features, Weights weights,
                     NetworkPtr network)
    : features_(std::move(features)), weights_(std::move(weights)), endings_(book), network_(std::move(network)) {
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
    fullPhase_ = std::max(1, phaseOf(start));
    size_ = static_cast<std::size_t>(book.size());
    pieceOn_.assign(MaxSides * 16 * size_, 0);
    for (std::size_t side = 0; side < book.sides(); ++side) {
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            for (std::size_t s = 0; s < size_; ++s) {
                const auto square = static_cast<std::size_t>(features_->squareOf(Kind(kind), Side(side), Square(s)));
                pieceOn_[pieceOf(Side(side), Kind(kind)) * size_ + s] =
                    weights_[static_cast<std::size_t>(features_->value) + kind] + weights_[square];
            }
        }
    }
    for (int s = 0; s < book.size(); ++s) fullFreedom_ = std::max(fullFreedom_, features_->facts().freedom(Square(s)));
}

int Evaluator::phaseOf(const Position& position) const {
    int sum = 0;
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        for (const Square s : position.pieces(Side(side))) sum += phase_[kindOf(position[s])];
    }
    return sum;
}

Score Evaluator::towerCaptureValue(const Position& position, Move move) const {
    const Square to = move.to();
    if (!position.hostile(to)) return 0;
    Score sum = value(position[to]);
    for (int n = 1; n < position.height(to); ++n) sum += value(position.below(to, n)) / 2;
    return sum;
}

std::optional<Score> Evaluator::lazyEvaluate(const Position& position) const {
    const bool few = position.pieces(Side(0)).size() + position.pieces(Side(1)).size() <= EndingPieces;
    if (few || position.book().towers() || position.book().sides() > 2) return std::nullopt;
    Tapered sum = 0;
    int phase = 0;
    for (std::size_t side = 0; side < position.book().sides(); ++side) {
        Tapered ofSide = 0;
        for (const Square s : position.pieces(Side(side))) {
            const Piece piece = position[s];
            ofSide += pieceOn(piece, s);
            phase += phase_[kindOf(piece)];
        }
        sum += Side(side) == position.turn() ? ofSide : -ofSide;
    }
    phase = std::min(phase, fullPhase_);
    return (opening(sum) * phase + ending(sum) * (fullPhase_ - phase)) / fullPhase_;
}

}  // namespace rokada
