// Computes the positions of a recorded game from the nearest stored position. The first access to a variation stores
// positions along it. Later accesses do not depend on the length of the game.
#pragma once

#include "record/gametree.h"

#include <cstddef>
#include <optional>
#include <unordered_map>

namespace rokada {

/// Cache of positions of one game tree. Not thread-safe.
class TreePositions {
public:
    /// Sets the game. Keeps the positions of the nodes that it shares with the previous game. Returns the number below
    /// which all nodes are shared.
    std::size_t setTree(const GameTree& tree);
    /// Returns the position after the move of `node`.
    [[nodiscard]] Position after(Node node);
    [[nodiscard]] Position before(Node node) { return after(tree_->parent(node)); }
    /// Stores a position that is known to follow the move of `node`.
    void keep(Node node, const Position& position) { known_.insert_or_assign(node, position); }
    /// Returns the number of stored positions.
    [[nodiscard]] std::size_t kept() const { return known_.size(); }

    /// Distance in plies between the positions that are stored along a variation.
    static constexpr std::size_t Distance = 256;

private:
    struct Known {
        Node node;
        Position position;
    };

    std::optional<GameTree> tree_;
    std::unordered_map<Node, Position> known_;
    std::optional<Known> last_;
};

}  // namespace rokada
