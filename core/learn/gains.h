// What moves win and lose in material, for lessons: a short search over captures, with the values of the evaluation.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

#include <optional>

namespace rokada {

class Gains {
public:
    explicit Gains(const Rulebook& book);

    /// What the mover's team wins by this legal move, in centipawns, if all play their best: a reply of every other
    /// side, another move, and the captures after it. Negative if it loses material.
    [[nodiscard]] Score after(const Position& before, Move move) const;
    /// The capture by which an enemy wins the most from this side if it is that enemy's turn now; nothing if no capture
    /// wins as much as a pawn. If `only` is given, a capture of the piece on this square.
    [[nodiscard]] std::optional<Move> capture(const Position& position, Side owner, Square only = NoSquare) const;
    /// A little less than a pawn: as much as has to be won to speak of a gain.
    [[nodiscard]] Score least() const { return least_; }

private:
    struct Search;
    [[nodiscard]] Score balance(const Position& position, Side side) const;

    Evaluator evaluator_;
    Score least_ = 0;
};

}  // namespace rokada
