#include "score/variationcursor.h"

namespace rokada::ui {

bool VariationCursor::mayPause(const GameTree& tree) const {
    const Level& level = levels_[depth_ - 1u];
    if (level.beside == 0) return level.at != level.first;
    const std::size_t siblings = level.at == level.first ? 0 : tree.children(tree.parent(level.at)).size();
    return level.beside < siblings || tree.next(level.at) != Node::None;
}

VariationCursor::Item VariationCursor::take(const GameTree& tree) {
    for (;;) {
        Level& level = levels_[depth_ - 1u];
        if (level.beside == 0) {
            level.beside = 1;
            return {Type::Move, level.at, level.at == level.first};
        }
        const auto siblings = tree.children(tree.parent(level.at));
        // Skips the siblings of the first move, because they belong to the surrounding variation.
        if (level.at != level.first && level.beside < siblings.size()) {
            const Node other = siblings[level.beside++];
            if (depth_ == DeepestShown) return {Type::Hidden, other, false};
            levels_[depth_++] = {other, other, 0};
            return {Type::Open, other, false};
        }
        level.at = tree.next(level.at);
        level.beside = 0;
        if (level.at != Node::None) continue;
        if (--depth_ == 0) return {Type::Close, Node::None, false};
        return {Type::Close, level.first, false};
    }
}

}  // namespace rokada::ui
