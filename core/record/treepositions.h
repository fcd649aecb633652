// Computes positions of a recorded game from the nearest cached one, in a time that does not depend on the length of
// the game, except on the first pass of a line.
#pragma once

#include "record/gametree.h"

#include <cstddef>
#include <optional>
#include <unordered_map>

namespace rokada {

/// Cache of positions of one game tree. Not thread-safe.
class TreePositions {
public:
    /// Sets the game. Keeps the positions of moves that it shares with the previous game; these are the nodes below the
    /// returned number.
    std::size_t setTree(const GameTree& tree);
    /// Returns the position after the move of `node`.
    [[nodiscard]] Position after(Node node);
    [[nodiscard]] Position before(Node node) { return after(tree_->parent(node)); }
    /// Stores a known position after the move of `node`.
    void keep(Node node, const Position& position) { known_.insert_or_assign(node, position); }
    /// Returns the number of stored positions.
    [[nodiscard]] std::size_t kept() const { return known_.size(); }

    /// Distance in plies between the stored positions of a line.
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
