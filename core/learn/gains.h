// Computes the material that moves win or lose, for lessons: a short capture search with the values of the evaluation.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

#include <optional>

namespace rokada {

/// Material gains by the evaluation of one rulebook.
class Gains {
public:
    explicit Gains(const Rulebook& book);

    /// Returns the material in centipawns that the mover's team wins by this legal move under best play: a reply of
    /// every other side, another move, and the captures after it. Negative if it loses material.
    [[nodiscard]] Score after(const Position& before, Move move) const;
    /// Returns the capture by which an enemy wins the most from `owner` if that enemy is to move; nullopt if no capture
    /// wins about a pawn. With `only`, the capture must be on that square.
    [[nodiscard]] std::optional<Move> capture(const Position& position, Side owner, Square only = NoSquare) const;
    /// Returns the minimum gain that counts, slightly less than a pawn, in centipawns.
    [[nodiscard]] Score least() const { return least_; }

private:
    struct Search;
    [[nodiscard]] Score balance(const Position& position, Side side) const;

    Evaluator evaluator_;
    Score least_ = 0;
};

}  // namespace rokada
