// Computes the material that moves win or lose, for lessons. Uses a short capture search with the evaluation's piece
// values.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

#include <optional>

namespace rokada {

/// Computes material gains with the piece values of one rulebook.
class Gains {
public:
    explicit Gains(const Rulebook& book);

    /// Returns the material in centipawns that a legal move wins for the mover's team under best play; negative if it
    /// loses material. Searches a reply of every other side, another move of the mover, and the captures that follow.
    [[nodiscard]] Score after(const Position& before, Move move) const;
    /// Returns the capture of the most valuable piece of `owner` among the captures that win at least `least()` for an
    /// enemy, as if this enemy were to move. Returns nullopt if there is no such capture. If `only` is a square,
    /// considers only captures on it.
    [[nodiscard]] std::optional<Move> capture(const Position& position, Side owner, Square only = NoSquare) const;
    /// Returns the minimum material gain in centipawns that lessons count as a gain: slightly less than a pawn.
    [[nodiscard]] Score least() const { return least_; }

private:
    struct Search;
    [[nodiscard]] Score balance(const Position& position, Side side) const;

    Evaluator evaluator_;
    Score least_ = 0;
};

}  // namespace rokada
