#include "session/linegame.h"

#include <algorithm>

namespace rokada::ui {

std::shared_ptr<const Game> LineGame::at(const GameTree& tree, Node node) {
    played_ = 0;
    positions_.setTree(tree);
    const std::vector<Node> path = tree.path(node);
    const std::shared_ptr<Walk> walk = freeWalk(tree);
    goBack(*walk, tree, path);
    walk->tree = tree;
    extend(*walk, path);
    // The rules can end the game earlier than its players did. The returned game then starts at the position of `node`.
    if (walk->game.played() < path.size()) return std::make_shared<Game>(tree.sharedBook(), positions_.after(node));
    return {walk, &walk->game};
}

/// Returns a walk whose game nobody else uses, or creates one.
std::shared_ptr<LineGame::Walk> LineGame::freeWalk(const GameTree& tree) {
    const auto seen = [](const std::shared_ptr<Walk>& walk) { return walk.use_count() > 1; };
    const auto free = std::ranges::find_if_not(walks_, seen);
    const auto fresh = [&] {
        return std::make_shared<Walk>(Walk{.tree = tree, .game = Game(tree.sharedBook(), tree.start()), .line = {}});
    };
    if (free == walks_.end()) {
        walks_.push_back(fresh());
        return walks_.back();
    }
    if ((*free)->leaves || (*free)->tree.placesInCommon(tree) == 0) *free = fresh();
    return *free;
}

/// Takes back the moves of `walk` that are not on `path`. Also takes back the last common move, because `extend` then
/// plays it again and so clears the redo list.
void LineGame::goBack(Walk& walk, const GameTree& tree, const std::vector<Node>& path) {
    const std::size_t same = walk.tree.placesInCommon(tree);
    const auto end =
        std::ranges::find_if(walk.line, [same](Node node) { return static_cast<std::size_t>(node) >= same; });
    const auto parting = std::mismatch(walk.line.begin(), end, path.begin(), path.end()).first;
    auto keep = static_cast<std::size_t>(parting - walk.line.begin());
    if (keep == walk.line.size()) return;
    keep -= keep > 0;
    walk.ended = false;
    if (keep == 0) {
        walk = {.tree = tree, .game = Game(tree.sharedBook(), tree.start()), .line = {}};
        return;
    }
    while (walk.line.size() > keep) {
        walk.game.undo();
        walk.line.pop_back();
    }
}

void LineGame::extend(Walk& walk, const std::vector<Node>& path) {
    // A game that has ended earlier on this line accepts no more moves.
    if (walk.ended && walk.line.size() < path.size()) return;
    walk.ended = false;
    for (std::size_t i = walk.line.size(); i < path.size(); ++i) {
        if (!play(walk, path[i])) {
            walk.ended = true;
            return;
        }
        walk.line.push_back(path[i]);
        ++played_;
    }
}

bool LineGame::play(Walk& walk, Node node) {
    const Move move = walk.tree.move(node);
    if (move.type() != MoveType::Elimination) return walk.game.play(move);
    walk.leaves = true;
    const std::size_t before = walk.game.played();
    walk.game.leave(eliminationAt(walk.tree, node));
    return walk.game.played() > before;
}

}  // namespace rokada::ui
