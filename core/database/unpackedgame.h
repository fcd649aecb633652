// Reads packed games (packedgame.h) as moves again, so that a game need be stored only in packed form.
#pragma once

#include "database/packedgame.h"

#include <cstdint>
#include <span>

namespace rokada {

/// Returns true if the tags and the packed main line contain the whole game: there are no variations and no remarks,
/// and each packed move stands for one legal move. Returns false for all games with more than two sides, with towers or
/// with reserve pieces, because their packed moves can be ambiguous.
[[nodiscard]] bool isWholeWhenPacked(const GameTree& tree);

/// Appends the packed main line `moves` to `tree`, which must have the rules and the start position of the packed game
/// and no moves. `usual` is the value in the header of the game. Returns false at the first move that is not legal or
/// is ambiguous; the tree then contains the moves before it.
[[nodiscard]] bool appendPacked(GameTree& tree, const PackedRules& rules, bool usual,
                                std::span<const std::uint8_t> moves);

}  // namespace rokada
