// Interface for opponents in lesson steps with several moves. Such an opponent decides which moves are right, in place
// of `GoalSolver`.
#pragma once

#include "learn/remarks.h"

#include <optional>
#include <vector>

namespace rokada {

/// Opponent of the learner in a lesson step. It judges the moves of the learner and plays the replies.
class LessonOpponent {
public:
    virtual ~LessonOpponent() = default;

    /// Explains why a legal move of the learner fails; returns nullopt if the move is right.
    [[nodiscard]] virtual std::optional<Remark> mistake(const Position& before, Move move) const = 0;
    /// Returns true if the learner's right move completes the step. `moves` is the number of the learner's moves, this
    /// one included.
    [[nodiscard]] virtual bool reached(const Position& before, Move move, int moves) const = 0;
    /// Returns the learner's best moves. Not empty if the learner is to move and the goal can still be reached.
    [[nodiscard]] virtual std::vector<Move> best(const Position& position) const = 0;
    /// Returns the best move of the opponent. Precondition: the opponent is to move and has a legal move.
    [[nodiscard]] virtual Move reply(const Position& position) const = 0;
    /// Returns true if the results of `mistake` and `best` for `position` are proved. Precondition: the learner is to
    /// move.
    [[nodiscard]] virtual bool proves(const Position& /*position*/) const { return true; }
};

}  // namespace rokada
