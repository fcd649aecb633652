// Checks whether the rule that the program gives as the reason of an illegal move really forbids the move. Uses the
// independent slow rules (tests/slowrules).
#pragma once

#include "everyvariant.h"
#include "explain/illegalmove.h"
#include "slowrules/refusal.h"

namespace rokada::test {

/// Position in the slow rules. Checks the reasons that the program gives for illegal moves in this position.
class SlowReasons {
public:
    /// `position` must outlive this object.
    SlowReasons(const RuleSet& rules, const Position& position);

    /// Returns true if the rule that `why` names forbids the move of the top `pieces` of a tower.
    [[nodiscard]] bool forbids(const IllegalMove& why, Square from, Square to, int pieces) const;
    [[nodiscard]] bool forbidsDrop(const IllegalMove& why, Square to) const;
    /// Returns true if the piece has moves with the top `pieces` of its tower, and each of them exposes the king.
    [[nodiscard]] bool exposesKing(Square from, int pieces) const;
    /// Returns true if the piece on `from` could move to `to` in one step if `to` were empty.
    [[nodiscard]] bool steps(Square from, Square to) const;

private:
    [[nodiscard]] slow::Square slowly(Square square) const;
    [[nodiscard]] slow::Attempt attemptOf(Square from, Square to, int pieces) const;
    [[nodiscard]] bool forbidsLine(const IllegalMove& why, const slow::Attempt& attempt) const;
    [[nodiscard]] bool forbidsTarget(const IllegalMove& why, const slow::Attempt& attempt) const;
    [[nodiscard]] bool forbidsExposure(const IllegalMove& why, const slow::Attempt& attempt) const;
    [[nodiscard]] bool forbidsCastling(const IllegalMove& why, const slow::Attempt& attempt) const;
    [[nodiscard]] bool forbidsCastlingOverPiece(const IllegalMove& why, const slow::Castling& castling) const;
    /// Returns the castling that the attempt means if the side has the right to it, otherwise nullptr.
    [[nodiscard]] const slow::Castling* rightfulCastling(const slow::Attempt& attempt) const;
    [[nodiscard]] bool lacksCastling(const IllegalMove& why, const slow::Attempt& attempt) const;

    const Position& position_;
    slow::State state_;
};

}  // namespace rokada::test
