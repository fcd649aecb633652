#include "record/treepositions.h"

#include <vector>

namespace rokada {

/// Keeps the positions of the nodes that both trees share. Each move has a higher number than all moves before it, so
/// the moves before a shared node are shared too.
std::size_t TreePositions::setTree(const GameTree& tree) {
    const std::size_t same = tree_ ? tree_->placesInCommon(tree) : 0;
    std::erase_if(known_, [same](const auto& each) { return static_cast<std::size_t>(each.first) >= same; });
    if (last_ && static_cast<std::size_t>(last_->node) >= same) last_.reset();
    tree_ = tree;
    return same;
}

Position TreePositions::after(Node node) {
    std::vector<Node> path;
    auto known = known_.end();
    Node from = node;
    for (; from != Node::Root; from = tree_->parent(from)) {
        if (last_ && last_->node == from) break;
        if (known = known_.find(from); known != known_.end()) break;
        path.push_back(from);
    }
    const bool recent = last_ && last_->node == from;
    Position position = recent ? last_->position : known != known_.end() ? known->second : tree_->start();
    for (std::size_t left = path.size(); left > 0; --left) {
        advance(position, tree_->move(path[left - 1]));
        if (left > 1 && (path.size() - left + 1) % Distance == 0) keep(path[left - 1], position);
    }
    last_.emplace(Known{node, position});
    return position;
}

}  // namespace rokada
