// Bonuses by which an opponent's style changes the choice between root moves.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "ai/evaluation/score.h"
#include "ai/levels/style.h"
#include "rules/position.h"

namespace rokada {

/// Features of a move that styles prefer or avoid.
struct MoveFeatures {
    bool checks = false;     ///< gives check to an enemy
    bool storms = false;     ///< pawn move that comes closer to an enemy king
    bool offers = false;     ///< the next side can win material by a capture, according to static exchange evaluation
    bool exchanges = false;  ///< capture that an enemy can answer by a capture on the same square
    bool leaps = false;      ///< move of a leaper
};

/// Returns the features of a legal move.
[[nodiscard]] MoveFeatures featuresOf(const Evaluator& evaluator, const Position& position, Move move);
/// Returns true for kinds whose moves are all single leaps of two squares or more, such as the knight.
[[nodiscard]] bool isLeaper(const Rulebook& book, Kind kind);

/// Taste of an opponent in one position.
class Taste {
public:
    Taste(const Evaluator& evaluator, const Position& root, const Style& style);

    /// Returns the bonus of a root move in centipawns. Forced moves have none.
    [[nodiscard]] Score bonus(Move move) const;
    /// Returns the largest difference between the bonuses of two moves, in centipawns.
    [[nodiscard]] Score range() const;
    /// Returns the additional range within which moves of this position count as equally good, in centipawns.
    [[nodiscard]] Score gamble() const { return gamble_; }

private:
    const Evaluator& evaluator_;
    const Position& root_;
    Style style_;
    Score gamble_ = 0;
};

}  // namespace rokada
