#include "library/previewreader.h"

#include "collection/librarystore.h"
#include "files/threadrulebookcache.h"
#include "record/pgnreader.h"

#include <QStringList>

namespace rokada::ui {

namespace {

/// Maximum length of the text below the board: `PreviewPlies` plies, or `PreviewText` characters of a game stored as
/// text.
constexpr int PreviewPlies = 40;
constexpr qsizetype PreviewText = 600;

/// Returns the node after `plies` plies of the main line. If `plies` is nullopt or too large, returns the last node.
Node previewNode(const GameTree& tree, std::optional<int> plies) {
    Node node = Node::Root;
    for (int i = 0; !plies || i < *plies; ++i) {
        const Node next = tree.next(node);
        if (next == Node::None) break;
        node = next;
    }
    return node;
}

QString firstMoves(const GameTree& tree, NotationStyle style) {
    QStringList words;
    Position position = tree.start();
    int numbered = 0;
    Node node = tree.next(Node::Root);
    for (int i = 0; node != Node::None && i < PreviewPlies; ++i, node = tree.next(node)) {
        const Move move = tree.move(node);
        if (move.type() == MoveType::Pass) break;
        const int number = position.state().moveNumber;
        QString word = moveText(position, move, style);
        if (number != numbered) word.prepend(QStringLiteral("%1.\u00A0").arg(number));
        numbered = number;
        words << word;
        advance(position, move);
    }
    if (node != Node::None && !words.isEmpty()) words << QStringLiteral("\u2026");
    return unbroken(words.join(QLatin1Char(' ')));
}

}  // namespace

GamePreviewData readPreview(LibraryStore& store, qint64 id, std::optional<int> ply, NotationStyle style) {
    const std::string text = store.pgn(id).toStdString();
    if (text.empty()) return {};
    const PgnGame game = readPgn({.text = text, .length = text.size()}, threadRulebookCache());
    if (!game.playable) return {std::nullopt, QString::fromStdString(text).left(PreviewText).trimmed()};
    return {gameAt(game.tree, previewNode(game.tree, ply)), firstMoves(game.tree, style)};
}

}  // namespace rokada::ui
