// Creates long game records quickly, for tests of large games.
#pragma once

#include "record/gametree.h"
#include "text/movetext.h"

#include <array>

namespace rokada::test {

/// Appends `plies` plies in which the knights of chess move out and back. Returns the last node.
inline Node shuffleKnights(GameTree& tree, Node node, int plies) {
    constexpr std::array<const char*, 4> texts{"g1f3", "g8f6", "f3g1", "f6g8"};
    std::array<Move, 4> moves;
    Position position = positionAt(tree, node);
    for (std::size_t i = 0; i < 4; ++i) {
        moves[i] = *parseMove(position, texts[i]);
        advance(position, moves[i]);
    }
    for (int i = 0; i < plies; ++i) node = tree.append(node, moves[static_cast<std::size_t>(i) % 4]);
    return node;
}

}  // namespace rokada::test
