// How a move of a record is named outside the list.
#pragma once

#include "record/gametree.h"
#include "texts/notations.h"

namespace rokada::ui {

/// "2. Nf3", "2… Nc6", with letters for figures; empty for the start.
[[nodiscard]] QString nameOf(const GameTree& tree, Node node, NotationStyle style);
/// The same from the position before the move, for games of any length.
[[nodiscard]] QString nameOf(const GameTree& tree, Node node, const Position& before, NotationStyle style);

}  // namespace rokada::ui
