// Converts a played game to a game record.
#pragma once

#include "record/gametree.h"

namespace rokada::test {

/// Returns a record of the moves that were played. Leaves out moves that were undone.
[[nodiscard]] inline GameTree treeOf(const Game& game) {
    GameTree tree(game.sharedBook(), game.start());
    Node node = Node::Root;
    for (std::size_t i = 0; i < game.played(); ++i) node = tree.add(node, game.turns()[i].move);
    return tree;
}

}  // namespace rokada::test
