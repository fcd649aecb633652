// Interface for the rules of a variant that data cannot describe.
#pragma once

#include "base/move.h"
#include "rules/ending.h"

#include <optional>

namespace rokada {

class Position;
struct Undo;

/// Rules of a variant that data cannot describe. Called once for each node or game, never for each piece.
/// Implementations have no state.
class Rules {
public:
    virtual ~Rules() = default;
    /// Returns the ending by the variant's own rule (bare king in Great Shatranj). Called after mate and stalemate have
    /// been excluded.
    [[nodiscard]] virtual std::optional<Ending> judge(const Position& /*position*/) const { return std::nullopt; }
    /// Appends moves of a side that still has reserve pieces or has no ordinary move (drop, elimination, pass).
    virtual void addMoves(const Position& /*position*/, MoveList& /*moves*/) const {}
    /// Applies the consequences of a `Bonus` move. Called inside `Position::make`.
    virtual void after(Position& /*position*/, Move /*move*/, Undo& /*undo*/) const {}
    /// Returns true if `side` can still win when the opponent's flag falls. Returns nullopt to use the default: `side`
    /// has more than a bare king and the position is not dead.
    [[nodiscard]] virtual std::optional<bool> canWin(const Position& /*position*/, Side /*side*/) const {
        return std::nullopt;
    }
};

}  // namespace rokada
