// What data cannot say of a variant: a few functions that its description may override.
#pragma once

#include "base/move.h"
#include "rules/ending.h"

#include <optional>

namespace rokada {

class Position;
struct Undo;

/// What a variant needs beyond data; called once a node or a game, never per piece. An override has no state.
class Rules {
public:
    virtual ~Rules() = default;
    /// The variant's own end, asked after mate and stalemate (Great Shatranj's bare king).
    [[nodiscard]] virtual std::optional<Ending> judge(const Position& /*position*/) const { return std::nullopt; }
    /// Moves of a side that still has reserve pieces, or that has no ordinary move (drop, elimination, pass).
    virtual void addMoves(const Position& /*position*/, MoveList& /*moves*/) const {}
    /// The consequences of a `Bonus` move, inside `Position::make`.
    virtual void after(Position& /*position*/, Move /*move*/, Undo& /*undo*/) const {}
    /// Whether the side could still win if the opponent's flag falls. Nothing for the usual answer: if it has more than
    /// its king and the position is not dead.
    [[nodiscard]] virtual std::optional<bool> canWin(const Position& /*position*/, Side /*side*/) const {
        return std::nullopt;
    }
};

}  // namespace rokada
