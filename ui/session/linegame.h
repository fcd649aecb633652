// Provides the game up to any node of a record. Reuses a game of an earlier call, so that only the moves that differ
// are played.
#pragma once

#include "record/treepositions.h"

#include <memory>
#include <vector>

namespace rokada::ui {

class LineGame {
public:
    /// Returns the game up to `node`. If the rules ended the game before `node`, returns a game that starts at its
    /// position. The game does not change while the caller holds the pointer.
    [[nodiscard]] std::shared_ptr<const Game> at(const GameTree& tree, Node node);
    /// Returns the number of moves that the last call of `at` had to play.
    [[nodiscard]] std::size_t played() const { return played_; }

private:
    /// Game that was played along one line of a tree.
    struct Walk {
        GameTree tree;
        Game game;
        std::vector<Node> line;  ///< nodes of the moves played in `game`
        bool ended = false;      ///< true if the game has ended before the end of the line
        bool leaves = false;     ///< true if players were eliminated; undo cannot restore them move by move
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
