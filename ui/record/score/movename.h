// Returns names of recorded moves, for texts outside the list of moves.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

namespace rokada::ui {

/// Returns the name of the move that leads to `node`, for example "2. Nf3" or "2… Nc6". Pieces are letters, not
/// figurines. Returns an empty text for the root.
[[nodiscard]] QString nameOf(const GameTree& tree, Node node, NotationStyle style);
/// Returns the same name faster, because it does not replay the game. `before` is the position before the move.
[[nodiscard]] QString nameOf(const GameTree& tree, Node node, const Position& before, NotationStyle style);

}  // namespace rokada::ui
