// What a weaker player does not see.
#pragma once

#include "ai/score.h"
#include "position.h"

namespace rokada {

/// How a level looks at moves and positions.
struct Perception {
    virtual ~Perception() = default;
    /// The move, `ply` plies from the root, is not thought of.
    [[nodiscard]] virtual bool overlooks(const Position& position, Move move, int ply) const = 0;
    /// The static value as it appears to this player, who is of the camp to move or its opponent.
    [[nodiscard]] virtual Score blurred(const Position& position, Score value) const = 0;
};

}  // namespace rokada
