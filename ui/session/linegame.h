// Provides the game up to a node of a record. Moves shared with the previous node are not played again.
#pragma once

#include "record/treepositions.h"

#include <memory>
#include <vector>

namespace rokada::ui {

class LineGame {
public:
    /// Returns the game up to `node`. If the rules ended the game earlier, returns a game that starts at `node`. The
    /// game does not change while the pointer is kept.
    [[nodiscard]] std::shared_ptr<const Game> at(const GameTree& tree, Node node);
    /// Returns the number of moves played for the last game.
    [[nodiscard]] std::size_t played() const { return played_; }

private:
    /// Game played along a line.
    struct Walk {
        GameTree tree;
        Game game;
        std::vector<Node> line;  ///< nodes of the moves played in `game`
        bool ended = false;      ///< true if the line continues after the end of the game
        bool leaves = false;     ///< true if players were eliminated; this cannot be undone move by move
    };

    [[nodiscard]] std::shared_ptr<Walk> freeWalk(const GameTree& tree);
    void goBack(Walk& walk, const GameTree& tree, const std::vector<Node>& path);
    void extend(Walk& walk, const std::vector<Node>& path);
    [[nodiscard]] bool play(Walk& walk, Node node);

    std::vector<std::shared_ptr<Walk>> walks_;
    TreePositions positions_;
    std::size_t played_ = 0;
};

}  // namespace rokada::ui
