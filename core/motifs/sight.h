// Finds profitable captures on a board, for either side to move. All motifs are based on them.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/movegen.h"
#include "rules/paths.h"

#include <array>
#include <optional>
#include <vector>

namespace rokada {

/// A capture and its gain in centipawns.
struct Prize {
    Move move;
    Square square = NoSquare;  ///< square of the captured piece
    int gain = 0;
};

/// Analysis of one position. Caches its results. Not thread-safe.
class Sight {
public:
    /// `evaluator` must outlive this object.
    Sight(const Evaluator& evaluator, const Position& position);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Rulebook& book() const { return position_.book(); }
    [[nodiscard]] const Evaluator& evaluator() const { return evaluator_; }
    /// Returns the minimum gain that counts, slightly less than a pawn, in centipawns.
    [[nodiscard]] int least() const { return least_; }

    /// Returns the exchange value of the piece on `square`; 0 for a royal piece.
    [[nodiscard]] int worth(Square square) const;
    [[nodiscard]] bool royal(Square square) const;
    /// Returns true if the piece on this square belongs to a living enemy of `side`.
    [[nodiscard]] bool enemy(Side side, Square square) const;
    [[nodiscard]] PieceSet teamOf(Side side) const;

    /// Returns the captures that win at least `least()` if this side is to move, most profitable first.
    [[nodiscard]] const std::vector<Prize>& prizes(Side by) const;
    /// Returns the best profitable capture on this square by this side, or nullopt.
    [[nodiscard]] std::optional<Prize> prizeOn(Side by, Square square) const;
    /// Returns the best profitable capture on this square by any living enemy of `owner`, or nullopt.
    [[nodiscard]] std::optional<Prize> dangerOn(Side owner, Square square) const;
    /// Returns true if the enemy piece on this square can be captured with profit there and on every square that it can
    /// move to.
    [[nodiscard]] bool trapped(Side by, Square square) const;
    /// Returns a mate in one by this side, if it were to move; nullopt if it is giving check.
    [[nodiscard]] std::optional<Move> mateInOne(Side by) const;
    /// Returns true if the king of a living enemy is in check.
    [[nodiscard]] bool checking(Side by) const;
    /// Returns the position with this side to move.
    [[nodiscard]] Position turnedTo(Side side) const;

private:
    const Evaluator& evaluator_;
    Position position_;
    int least_ = 75;
    mutable std::array<std::optional<std::vector<Prize>>, MaxSides> prizes_;
    mutable std::array<std::optional<std::optional<Move>>, MaxSides> mates_;
};

/// Returns the static exchange gain of this legal capture in centipawns; 0 if there is none.
[[nodiscard]] int gainOf(const Evaluator& evaluator, const Position& position, Move move);
/// Returns true if the move mates the next side, which must be an enemy.
[[nodiscard]] bool matesAtOnce(const Position& position, Move move);

}  // namespace rokada
