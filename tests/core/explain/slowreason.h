// Asks the slow rules whether the rule that a reason names forbids the move.
#pragma once

#include "everyvariant.h"
#include "explain/illegalmove.h"
#include "slowrules/refusal.h"

namespace rokada::test {

/// One position in the slow rules.
class SlowReasons {
public:
    /// `position` must outlive this.
    SlowReasons(const RuleSet& rules, const Position& position);

    /// Returns true if the named rule forbids the move of the top `pieces` of a tower.
    [[nodiscard]] bool forbids(const IllegalMove& why, Square from, Square to, int pieces) const;
    [[nodiscard]] bool forbidsDrop(const IllegalMove& why, Square to) const;
    /// Returns true if all moves of the piece with this part of its tower expose its king, and there are some.
    [[nodiscard]] bool exposesKing(Square from, int pieces) const;
    /// Returns true if the piece could move to the other square in one step, if it were empty.
    [[nodiscard]] bool steps(Square from, Square to) const;

private:
    [[nodiscard]] slow::Square slowly(Square square) const;
    [[nodiscard]] slow::Attempt attemptOf(Square from, Square to, int pieces) const;
    [[nodiscard]] bool forbidsLine(const IllegalMove& why, const slow::Attempt& attempt) const;
    [[nodiscard]] bool forbidsTarget(const IllegalMove& why, const slow::Attempt& attempt) const;
    [[nodiscard]] bool forbidsExposure(const IllegalMove& why, const slow::Attempt& attempt) const;
    [[nodiscard]] bool forbidsCastling(const IllegalMove& why, const slow::Attempt& attempt) const;
    [[nodiscard]] bool forbidsCastlingOverPiece(const IllegalMove& why, const slow::Castling& castling) const;
    /// Returns the meant castling to which the side has a right, or nullptr.
    [[nodiscard]] const slow::Castling* rightfulCastling(const slow::Attempt& attempt) const;
    [[nodiscard]] bool lacksCastling(const IllegalMove& why, const slow::Attempt& attempt) const;

    const Position& position_;
    slow::State state_;
};

}  // namespace rokada::test
