// Positions of a recorded game, from the nearest one that is known: those of a game of any length are found in the same
// time, but for the first of a line.
#pragma once

#include "record/gametree.h"

#include <cstddef>
#include <optional>
#include <unordered_map>

namespace rokada {

class TreePositions {
public:
    /// The game that is asked about from now on. What is known of moves that it has in common with the one before stays
    /// known: those below the number that is returned.
    std::size_t setTree(const GameTree& tree);
    /// The position after the move of `node`.
    [[nodiscard]] Position after(Node node);
    [[nodiscard]] Position before(Node node) { return after(tree_->parent(node)); }
    /// The position after the move of `node`, from whoever has it.
    void keep(Node node, const Position& position) { known_.insert_or_assign(node, position); }
    /// Positions that are kept.
    [[nodiscard]] std::size_t kept() const { return known_.size(); }

    /// In plies: the distance between positions that are kept of one line.
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
