#include "score/movewords.h"

#include "record/enginecomment.h"
#include "record/pgnwords.h"
#include "scene/emblemhtml.h"
#include "score/graphline.h"
#include "score/movelistmodel.h"
#include "score/moverows.h"

#include <QStringList>

namespace rokada::ui {

namespace {

/// Returns the annotation symbols of a move, for example "!?". Symbols of the position have a space before them. A NAG
/// without a symbol has the form of PGN, for example "$146".
QString nagText(const Remarks& remarks) {
    QString text;
    for (const std::uint8_t nag : remarks.nags) {
        const std::string_view mark = nagSymbol(nag);
        const bool ofMove = nag <= 6;
        const QString symbol = QString::fromUtf8(mark.data(), static_cast<qsizetype>(mark.size()));
        text += (ofMove ? QString() : QStringLiteral(" ")) + (mark.empty() ? QStringLiteral("$%1").arg(nag) : symbol);
    }
    return text;
}

QString eliminationWords(EliminationCause cause) {
    switch (cause) {
        case EliminationCause::Mate: return outWords();
        case EliminationCause::Resignation: break;
        //: in the list of moves, instead of a move: this player has lost on time
        case EliminationCause::Time: return MoveListModel::tr("lost on time");
        //: in the list of moves, instead of a move: this player has lost by illegal moves
        case EliminationCause::IllegalMove: return MoveListModel::tr("illegal move");
    }
    //: in the list of moves, instead of a move: this player has resigned
    return MoveListModel::tr("resigns");
}

/// Writes the part of a variation that is shown in one row, as HTML.
class PartWriter {
public:
    PartWriter(const GameTree& tree, TreePositions& positions, const MoveWording& wording)
        : tree_(tree), positions_(positions), wording_(wording) {}

    QString written(VariationCursor at) {
        for (int items = 0; !MoveRows::partEnds(tree_, at, items); ++items) write(at.take(tree_));
        return html_;
    }

private:
    void write(const VariationCursor::Item& item) {
        using Type = VariationCursor::Type;
        switch (item.type) {
            case Type::Move: return writeMove(item);
            case Type::Open: html_ += QLatin1Char('('); break;
            case Type::Close:
                if (item.node != Node::None) html_ = html_.trimmed() + QStringLiteral(") ");
                break;
            case Type::Hidden: html_ += QStringLiteral("(…) "); break;
        }
        numbered_ = true;
    }

    void writeMove(const VariationCursor::Item& item) {
        const Node node = item.node;
        if (item.begins) {
            numbered_ = true;
            if (const auto before = commentBefore(tree_, node); !before.empty())
                html_ += commentHtml(before) + QLatin1Char(' ');
        }
        const Position position = positions_.before(node);
        writeNumber(position);
        const QString style = node == wording_.shown ? QStringLiteral(" class=\"shown\"") : QString();
        html_ += QStringLiteral("<a%1 href=\"%2\">%3</a> ")
                     .arg(style, QString::number(static_cast<std::uint32_t>(node)),
                          moveWords(tree_, node, position, wording_.style).toHtmlEscaped());
        const QString aside = wording_.asides ? asideOf(tree_, node, position.turn()) : QString();
        if (!aside.isEmpty()) html_ += QStringLiteral("<small>%1</small> ").arg(aside.toHtmlEscaped());
        const std::string after = commentAfter(tree_, node, wording_.asides);
        if (!after.empty()) html_ += commentHtml(after) + QLatin1Char(' ');
        numbered_ = !after.empty();
    }

    /// Writes the move number. In a game of more than two sides, also writes the emblem of the side to move, because a
    /// variation has no columns.
    void writeNumber(const Position& position) {
        const bool many = tree_.book().sides() > 2;
        const int number = numberOf(position);
        if ((numbered_ || position.turn() == 0) && number > 0) {
            const bool dots = !many && position.turn() != 0;
            html_ += QString::number(number) + (dots ? QStringLiteral("… ") : QStringLiteral(". "));
        }
        if (many)
            html_ += emblemHtml(tree_.book().variant().sideSpecs[position.turn()].name) + QStringLiteral("&nbsp;");
    }

    const GameTree& tree_;
    TreePositions& positions_;
    const MoveWording& wording_;
    QString html_;
    bool numbered_ = true;
};

}  // namespace

int numberOf(const Position& position) { return position.placing(position.turn()) ? 0 : position.state().moveNumber; }

//: in the list of moves, instead of a move: this side is checkmated and eliminated
QString outWords() { return MoveListModel::tr("out"); }

//: in the list of moves, instead of a move: this player had no legal move
QString passWords() { return MoveListModel::tr("passes"); }

QString moveWords(const GameTree& tree, Node node, const Position& before, NotationStyle style) {
    const Move move = tree.move(node);
    if (move.type() == MoveType::Elimination) return eliminationWords(eliminationAt(tree, node).cause());
    const QString nags = nagText(tree.remarks(node));
    return (move.type() == MoveType::Pass ? passWords() : moveText(before, move, style)) + nags;
}

QString asideOf(const GameTree& tree, Node node, Side mover) {
    QStringList parts;
    const Remarks& remarks = tree.remarks(node);
    if (const auto evaluation = recordedValue(remarks, tree.book(), mover)) parts << evaluationInShort(*evaluation);
    if (const auto clock = remarks.command("clk")) parts << clockShown(std::string(*clock));
    return parts.join(QLatin1Char(' '));
}

QString commentHtml(const std::string& comment) {
    const QString text = QString::fromStdString(comment).toHtmlEscaped();
    return QStringLiteral("<i>%1</i>").arg(QString(text).replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

QString variationHtml(const GameTree& tree, VariationCursor part, TreePositions& positions,
                      const MoveWording& wording) {
    return PartWriter(tree, positions, wording).written(part);
}

QString nameOf(const GameTree& tree, Node node, NotationStyle style) {
    return node == Node::Root ? QString() : nameOf(tree, node, positionAt(tree, tree.parent(node)), style);
}

QString nameOf(const GameTree& tree, Node node, const Position& before, NotationStyle style) {
    const QString number = QString::number(before.state().moveNumber);
    const QString dots = before.turn() == Side(0) ? QStringLiteral(". ") : QStringLiteral("\u2026 ");
    // An elimination is not a move that the side makes, so its name is only the number.
    const Move move = tree.move(node);
    return number + dots + (move.forced() ? QString() : spoken(moveText(before, move, style)));
}

}  // namespace rokada::ui
