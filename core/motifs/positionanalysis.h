// Finds profitable captures and mates in one on a board, for any side. The finders of motifs use them.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/movegen.h"
#include "rules/paths.h"

#include <array>
#include <optional>
#include <vector>

namespace rokada {

/// Capture with its gain in centipawns.
struct CaptureGain {
    Move move;
    Square square = NoSquare;  ///< square of the captured piece
    int gain = 0;
};

/// Analysis of one position, which caches its results. Not thread-safe.
class PositionAnalysis {
public:
    /// `evaluator` must outlive this object.
    PositionAnalysis(const Evaluator& evaluator, const Position& position);

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Rulebook& book() const { return position_.book(); }
    [[nodiscard]] const Evaluator& evaluator() const { return evaluator_; }
    /// Returns the minimum material gain in centipawns that counts as a gain: slightly less than a pawn.
    [[nodiscard]] int least() const { return least_; }

    /// Returns the exchange value of the piece on `square` in centipawns; 0 for an empty square or a royal piece.
    [[nodiscard]] int worth(Square square) const;
    [[nodiscard]] bool royal(Square square) const;
    /// Returns true if the piece on `square` belongs to an enemy of `side` that is not eliminated.
    [[nodiscard]] bool enemy(Side side, Square square) const;
    [[nodiscard]] PieceSet teamOf(Side side) const;

    /// Returns the captures that would win at least `least()` if `by` were to move, most profitable first.
    [[nodiscard]] const std::vector<CaptureGain>& captureGains(Side by) const;
    /// Returns the most profitable capture on `square` by this side, or nullopt if no capture there is profitable.
    [[nodiscard]] std::optional<CaptureGain> captureGainOn(Side by, Square square) const;
    /// Returns the most profitable capture on `square` by any enemy of `owner`, or nullopt if no capture there is
    /// profitable.
    [[nodiscard]] std::optional<CaptureGain> dangerOn(Side owner, Square square) const;
    /// Returns true if `by` can capture the enemy piece on `square` with profit, both there and on every square to
    /// which this piece can move.
    [[nodiscard]] bool trapped(Side by, Square square) const;
    /// Returns a mate in one of `by` if it were to move. Returns nullopt if there is none or if `by` is giving check.
    [[nodiscard]] std::optional<Move> mateInOne(Side by) const;
    /// Returns true if `by` gives check to an enemy that is not eliminated.
    [[nodiscard]] bool checking(Side by) const;
    /// Returns the position with `side` to move.
    [[nodiscard]] Position turnedTo(Side side) const;

private:
    const Evaluator& evaluator_;
    Position position_;
    int least_ = 75;
    mutable std::array<std::optional<std::vector<CaptureGain>>, MaxSides> captureGains_;
    mutable std::array<std::optional<std::optional<Move>>, MaxSides> mates_;
};

/// Returns the gain of a legal capture by static exchange evaluation, in centipawns; 0 if the capture gains nothing.
[[nodiscard]] int gainOf(const Evaluator& evaluator, const Position& position, Move move);
/// Returns true if the move checkmates the next side and this side is an enemy.
[[nodiscard]] bool matesAtOnce(const Position& position, Move move);

}  // namespace rokada
