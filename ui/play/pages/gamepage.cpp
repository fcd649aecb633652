#include "pages/gamepage.h"

#include "pages/pagepictures.h"
#include "pages/variationpage.h"
#include "paint/boarddiagram.h"
#include "record/recordedending.h"
#include "texts/endingtexts.h"
#include "texts/names.h"
#include "texts/recordtexts.h"
#include "texts/texts.h"

#include <QCoreApplication>
#include <QPainter>

namespace rokada::ui {

namespace {

QString plain(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }

/// Writes the moves of one variation as a table. Each side has a column.
class ScoreWriter {
public:
    ScoreWriter(const GameTree& tree, const GamePageStyle& style, PagePictures& pictures)
        : tree_(tree), style_(style), pictures_(pictures), sides_(tree.book().sides()), position_(tree.start()) {}

    [[nodiscard]] QString written(Node end) {
        for (const Node node : tree_.path(end)) {
            const Position before = position_;
            const Remarks& remarks = tree_.remarks(node);
            const int number = before.state().moveNumber;
            if (number == number_ || open_) addAside(printedRemarks(remarks.before));
            if (number != number_) beginRow(number);
            while (column_ < before.turn()) addCell({});
            addCell(moveOf(node));
            advance(position_, tree_.move(node));
            addAside(printedRemarks(remarks.after));
            addVariations(node, before);
        }
        closeTable();
        return html_;
    }

private:
    [[nodiscard]] QString moveOf(Node node) const {
        QString text = tree_.move(node).forced() ? QStringLiteral("-")
                                                 : spoken(moveText(position_, tree_.move(node), style_.notation));
        return (text + printedNags(tree_.remarks(node))).toHtmlEscaped();
    }

    void openTable() {
        html_ += QStringLiteral("<table cellpadding=\"2\" width=\"100%\"><tr><td width=\"8%\"></td>");
        for (const SideSpec& sideSpec : tree_.book().variant().sideSpecs)
            html_ += QStringLiteral("<td width=\"%1%\"><b>%2</b></td>").arg(92 / sides_).arg(sideName(sideSpec.name));
        html_ += QStringLiteral("</tr>");
        open_ = true;
    }

    void closeRow() {
        if (!inRow_) return;
        while (column_ < sides_) addCell({});
        html_ += QStringLiteral("</tr>");
        inRow_ = false;
    }

    void closeTable() {
        closeRow();
        if (open_) html_ += QStringLiteral("</table>");
        open_ = false;
    }

    void beginRow(int number) {
        closeRow();
        if (style_.every > 0 && rows_ > 0 && rows_ % style_.every == 0) addBoard();
        if (!open_) openTable();
        number_ = number;
        ++rows_;
        openRow(QStringLiteral("%1.").arg(number));
    }

    void openRow(const QString& number) {
        html_ += QStringLiteral("<tr><td>%1</td>").arg(number);
        inRow_ = true;
        column_ = 0;
    }

    void addCell(const QString& text) {
        html_ += QStringLiteral("<td>%1</td>").arg(text);
        ++column_;
    }

    /// Writes the alternatives to the move `node` as variations.
    void addVariations(Node node, const Position& before) {
        for (const Node other : tree_.children(tree_.parent(node))) {
            if (other != node)
                addAside(QStringLiteral("(%1)").arg(printedVariation(tree_, other, before, style_.notation)));
        }
    }

    /// Writes a comment or a variation in its own row. If the interrupted row is incomplete, opens a new row whose next
    /// cell is in the column of the next side.
    void addAside(const QString& text) {
        if (text.isEmpty()) return;
        const std::size_t next = column_;
        closeRow();
        html_ += QStringLiteral("<tr><td></td><td colspan=\"%1\">%2</td></tr>").arg(sides_).arg(text);
        if (next == sides_) return;
        openRow(QString());
        while (column_ < next) addCell({});
    }

    void addBoard() {
        closeTable();
        Diagram board = withoutMarks(diagramOf(Game(tree_.sharedBook(), position_)));
        board.frame.look.theme = BoardTheme::named(u"print");
        const int width = style_.board * 2 / 3;
        html_ += QStringLiteral("<p align=\"center\">%1</p>")
                     .arg(pictures_.add(
                         QStringLiteral("after%1").arg(rows_), {width, diagramHeight(board, width)},
                         [board](QPainter& painter, const QRectF& box) { paintDiagramInto(painter, board, box); }));
    }

    const GameTree& tree_;
    const GamePageStyle& style_;
    PagePictures& pictures_;
    std::size_t sides_;
    Position position_;
    QString html_;
    int number_ = -1;
    int rows_ = 0;
    std::size_t column_ = 0;
    bool open_ = false;
    bool inRow_ = false;
};

QString players(const GameTree& tree) {
    QStringList lines;
    for (const SideSpec& sideSpec : tree.book().variant().sideSpecs) {
        const QString name = texts::playerIn(tree, sideSpec);
        if (!name.isEmpty())
            lines << QStringLiteral("<b>%1</b>: %2").arg(sideName(sideSpec.name), name.toHtmlEscaped());
    }
    return lines.join(QStringLiteral(" &nbsp; "));
}

}  // namespace

QString gamePage(const GameTree& tree, Node shown, const GamePageStyle& style, PagePictures& pictures) {
    pictures.clear();
    const Variant& variant = tree.book().variant();
    QString html = QStringLiteral("<h2>%1</h2>").arg(variantName(variant.id));
    const QString rules = unusualRules(tree.start());
    if (!rules.isEmpty()) html += QStringLiteral("<p>%1</p>").arg(rules.toHtmlEscaped());
    html += QStringLiteral("<p>%1</p>").arg(players(tree));
    for (const char* tag : {"Event", "Site", "Date"}) {
        const std::string* value = tree.tag(tag);
        if (value && !value->empty() && value->front() != '?') html += QStringLiteral("<p>%1</p>").arg(plain(*value));
    }
    Game game = gameAt(tree, shown);
    if (shown == tree.variationEnd(Node::Root)) settleByRecord(game, tree);
    Diagram board = diagramOf(game);
    board.frame.look.theme = BoardTheme::named(u"print");
    board.caption = game.ending() ? texts::verdict(game) : texts::toMove(game.position());
    html += QStringLiteral("<p align=\"center\">%1</p>")
                .arg(pictures.add(
                    QStringLiteral("shown"), {style.board, diagramHeight(board, style.board)},
                    [board](QPainter& painter, const QRectF& box) { paintDiagramInto(painter, board, box); }));
    html += QStringLiteral("<p>%1</p>").arg(printedRemarks(tree.remarks(Node::Root).after));
    html += ScoreWriter(tree, style, pictures).written(tree.variationEnd(shown));
    const std::string* result = tree.tag("Result");
    if (result && *result != "*") html += QStringLiteral("<p><b>%1</b></p>").arg(plain(*result));
    return html;
}

}  // namespace rokada::ui
