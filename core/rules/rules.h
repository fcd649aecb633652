// Interface for rules of a variant that data cannot describe.
#pragma once

#include "base/move.h"
#include "rules/ending.h"

#include <optional>

namespace rokada {

class Position;
struct Undo;

/// Rules of a variant that data cannot describe. The functions are called once for each node or game, never for each
/// piece. Implementations have no state.
class Rules {
public:
    virtual ~Rules() = default;
    /// Returns the ending by a rule of the variant, for example the bare king in Great Shatranj. Called only if the
    /// position is not checkmate or stalemate.
    [[nodiscard]] virtual std::optional<Ending> judge(const Position& /*position*/) const { return std::nullopt; }
    /// Appends the moves of a side that has reserve pieces to place or no ordinary move: drops, an elimination or a
    /// pass.
    virtual void addMoves(const Position& /*position*/, MoveList& /*moves*/) const {}
    /// Applies the further effects of a move of type `Bonus`, for example the new boats in Bolyar. Called inside
    /// `Position::make`.
    virtual void after(Position& /*position*/, Move /*move*/, Undo& /*undo*/) const {}
    /// Returns true if `side` can still win after the flag of its opponent has fallen. If it returns nullopt, `side`
    /// can win if it has more than a bare king and the position is not dead.
    [[nodiscard]] virtual std::optional<bool> canWin(const Position& /*position*/, Side /*side*/) const {
        return std::nullopt;
    }
};

}  // namespace rokada
