// What can be captured on a board and with what profit, whichever side is to move: the ground on which motifs stand.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/movegen.h"
#include "rules/paths.h"

#include <array>
#include <optional>
#include <vector>

namespace rokada {

/// A capture and what it wins, in centipawns.
struct Prize {
    Move move;
    Square square = NoSquare;  ///< where the captured piece stands
    int gain = 0;
};

/// One position, looked at as often as necessary: what was found is kept.
class Sight {
public:
    /// The evaluator must outlive it.
    Sight(const Evaluator& evaluator, const Position& position);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Rulebook& book() const { return position_.book(); }
    [[nodiscard]] const Evaluator& evaluator() const { return evaluator_; }
    /// A little less than a pawn: as much as has to be won to speak of a gain.
    [[nodiscard]] int least() const { return least_; }

    /// Of the piece on this square; 0 of a royal one.
    [[nodiscard]] int worth(Square square) const;
    [[nodiscard]] bool royal(Square square) const;
    /// The piece on this square belongs to a living enemy of `side`.
    [[nodiscard]] bool enemy(Side side, Square square) const;
    [[nodiscard]] PieceSet teamOf(Side side) const;

    /// Captures that win at least `least` if it is this side's turn, the most profitable first.
    [[nodiscard]] const std::vector<Prize>& prizes(Side by) const;
    /// The best capture on this square by this side; nothing without profit.
    [[nodiscard]] std::optional<Prize> prizeOn(Side by, Square square) const;
    /// The same by any living enemy of this side.
    [[nodiscard]] std::optional<Prize> dangerOn(Side owner, Square square) const;
    /// The enemy's piece on this square is attacked with profit where it is and wherever it goes.
    [[nodiscard]] bool trapped(Side by, Square square) const;
    /// A mate in one if it is this side's turn and it is not giving check.
    [[nodiscard]] std::optional<Move> mateInOne(Side by) const;
    /// Any living enemy's king stands in check.
    [[nodiscard]] bool checking(Side by) const;
    /// The position with this side to move.
    [[nodiscard]] Position turnedTo(Side side) const;

private:
    const Evaluator& evaluator_;
    Position position_;
    int least_ = 75;
    mutable std::array<std::optional<std::vector<Prize>>, MaxSides> prizes_;
    mutable std::array<std::optional<std::optional<Move>>, MaxSides> mates_;
};

/// What this legal capture wins with the best captures on its square after it; 0 if nothing.
[[nodiscard]] int gainOf(const Evaluator& evaluator, const Position& position, Move move);
/// The move mates the next side at once, which is an enemy.
[[nodiscard]] bool matesAtOnce(const Position& position, Move move);

}  // namespace rokada
