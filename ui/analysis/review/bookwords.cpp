#include "review/bookwords.h"

#include "book/booktexts.h"
#include "score/movewords.h"
#include "score/recordheader.h"
#include "texts/byside.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr std::array leavers{
    //: %1: text of a move
    BySide{"white", QT_TRANSLATE_NOOP("Review", "White left it with %1.")},
    BySide{"black", QT_TRANSLATE_NOOP("Review", "Black left it with %1.")},
    BySide{"red", QT_TRANSLATE_NOOP("Review", "Red left it with %1.")},
    BySide{"blue", QT_TRANSLATE_NOOP("Review", "Blue left it with %1.")},
};

/// Main line of a game that begins with moves of an opening book.
struct BookedLine {
    std::vector<Node> nodes;
    std::size_t booked = 0;  ///< number of book moves at the beginning

    /// Returns the first move that is not in the book. Returns None if all moves are in the book, or if a forced
    /// elimination follows the book moves.
    [[nodiscard]] Node leaving(const GameTree& tree) const {
        const bool left = booked < nodes.size() && tree.move(nodes[booked]).type() != MoveType::Elimination;
        return left ? nodes[booked] : Node::None;
    }
};

BookedLine bookedLine(const GameTree& tree, const OpeningBook& book) {
    BookedLine line{.nodes = tree.path(tree.variationEnd(Node::Root))};
    std::vector<Move> moves;
    for (const Node node : line.nodes) moves.push_back(tree.move(node));
    line.booked = book.follows(tree.start(), moves);
    return line;
}

/// Returns the sentence about the last book move and the move that left the book.
QString followedWords(const GameTree& tree, const BookedLine& line, NotationStyle style) {
    const Node left = line.leaving(tree);
    QStringList sentences;
    if (line.booked == 0) {
        sentences << QCoreApplication::translate("Review", "The game did not follow the opening book.");
    } else if (left == Node::None) {
        sentences << QCoreApplication::translate("Review", "The game followed the opening book to its end.");
    } else {
        //: %1: name of a move, for example "6. Be3"
        sentences << QCoreApplication::translate("Review", "The game followed the opening book up to %1.")
                         .arg(nameOf(tree, line.nodes[line.booked - 1], style));
    }
    if (left != Node::None) {
        const Position before = positionAt(tree, tree.parent(left));
        sentences
            << bySide(leavers, "Review", sideIdOf(tree.book(), before.turn())).arg(nameOf(tree, left, before, style));
    }
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

QString bookSummary(const GameTree& tree, const OpeningBook& book, NotationStyle style) {
    QStringList sentences;
    const QString opening = openingWords(tree, tree.variationEnd(Node::Root));
    //: %1: code and name of an opening
    if (!opening.isEmpty()) sentences << QCoreApplication::translate("Review", "Opening: %1.").arg(opening);
    if (!book.moves(tree.start()).empty()) sentences << followedWords(tree, bookedLine(tree, book), style);
    return sentences.join(QLatin1Char(' '));
}

QString bookMoveWords(const GameTree& tree, Node node, const OpeningBook& book, NotationStyle style) {
    const BookedLine line = bookedLine(tree, book);
    const auto place = static_cast<std::size_t>(std::ranges::find(line.nodes, node) - line.nodes.begin());
    if (place < line.booked) return QCoreApplication::translate("Review", "This move is in the opening book.");
    if (node != line.leaving(tree)) return {};
    const QString moves = bookMovesText(book, positionAt(tree, tree.parent(node)), style);
    if (moves.isEmpty()) return QCoreApplication::translate("Review", "The opening book ends here.");
    //: %1: moves with their shares, for example "d6 47 %, e6 26 %"
    return QCoreApplication::translate("Review", "This move leaves the opening book. Book moves: %1.").arg(moves);
}

}  // namespace rokada::ui
