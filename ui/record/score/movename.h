// Names moves of a record outside the list of moves.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

namespace rokada::ui {

/// Returns "2. Nf3" or "2… Nc6", with letters instead of figurines; empty for the start.
[[nodiscard]] QString nameOf(const GameTree& tree, Node node, NotationStyle style);
/// Same from the position before the move, which is faster in long games.
[[nodiscard]] QString nameOf(const GameTree& tree, Node node, const Position& before, NotationStyle style);

}  // namespace rokada::ui
