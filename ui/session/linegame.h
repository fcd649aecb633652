// The game up to a place in its record, for a viewer who goes from place to place: moves that two places have in common
// are not played again.
#pragma once

#include "record/treepositions.h"

#include <memory>
#include <vector>

namespace rokada::ui {

class LineGame {
public:
    /// The game up to `node`. If the rules ended it earlier, one that starts there. It stays as it is while the pointer
    /// is kept.
    [[nodiscard]] std::shared_ptr<const Game> at(const GameTree& tree, Node node);
    /// Moves that were played for the last game.
    [[nodiscard]] std::size_t played() const { return played_; }

private:
    /// A game that has been played along a line.
    struct Walk {
        GameTree tree;
        Game game;
        std::vector<Node> line;  ///< the moves that it consists of
        bool ended = false;      ///< where the line goes on
        bool leaves = false;     ///< players have left: that cannot be taken back move by move
    };

    [[nodiscard]] std::shared_ptr<Walk> freeWalk(const GameTree& tree);
    void goBack(Walk& walk, const GameTree& tree, const std::vector<Node>& path);
    void goOn(Walk& walk, const std::vector<Node>& path);
    [[nodiscard]] bool play(Walk& walk, Node node);

    std::vector<std::shared_ptr<Walk>> walks_;
    TreePositions positions_;
    std::size_t played_ = 0;
};

}  // namespace rokada::ui
