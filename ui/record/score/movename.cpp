#include "score/movename.h"

namespace rokada::ui {

QString nameOf(const GameTree& tree, Node node, NotationStyle style) {
    return node == Node::Root ? QString() : nameOf(tree, node, positionAt(tree, tree.parent(node)), style);
}

QString nameOf(const GameTree& tree, Node node, const Position& before, NotationStyle style) {
    const QString number = QString::number(before.state().moveNumber);
    const QString dots = before.turn() == Side(0) ? QStringLiteral(". ") : QStringLiteral("\u2026 ");
    // An elimination is not a move that the side makes, so it has only a number.
    const Move move = tree.move(node);
    return number + dots + (move.forced() ? QString() : spoken(moveText(before, move, style)));
}

}  // namespace rokada::ui
