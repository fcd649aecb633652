#include "shell/stylelists.h"

#include "kit/fonts.h"
#include "shell/stylejob.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>
#include <QTreeView>

namespace rokada::ui::style {

namespace {

constexpr double HeaderSize = 0.88;
/// Number of pixels by which a header is wider than its text and margins, because Qt reserves some at its right end.
constexpr int HeaderSlack = 4;
constexpr double ArrowSize = 14;

using Position = QStyleOptionViewItem::ViewItemPosition;

/// Returns the table if it selects whole rows, otherwise nullptr.
const QTableView* tableOfRows(const QWidget* widget) {
    const auto* table = qobject_cast<const QTableView*>(widget);
    return table && table->selectionBehavior() == QAbstractItemView::SelectRows ? table : nullptr;
}

/// Returns true for views with columns that select whole rows.
bool selectsRows(const QWidget* widget) {
    const auto* tree = qobject_cast<const QTreeView*>(widget);
    const bool rows = tree && tree->selectionBehavior() == QAbstractItemView::SelectRows && !tree->isHeaderHidden();
    return rows || tableOfRows(widget);
}

/// Returns the position of the cell in its row. It is computed for tables, because Qt reports it only for trees.
Position positionOf(const QStyleOptionViewItem& option, const QWidget* widget) {
    const QTableView* table = tableOfRows(widget);
    if (!table || !option.index.isValid()) return option.viewItemPosition;
    const QHeaderView* header = table->horizontalHeader();
    const auto hiddenFrom = [&](int visual, int step) {
        for (int i = visual + step; i >= 0 && i < header->count(); i += step) {
            if (!header->isSectionHidden(header->logicalIndex(i))) return false;
        }
        return true;
    };
    const int visual = header->visualIndex(option.index.column());
    const bool first = hiddenFrom(visual, -1);
    const bool last = hiddenFrom(visual, 1);
    return first ? (last ? Position::OnlyOne : Position::Beginning) : last ? Position::End : Position::Middle;
}

/// Returns the part of the rounded row background that this cell paints. The cells of a row together paint one
/// background.
QRectF pillOf(const QStyleOptionViewItem& option, Position position, bool mirrored) {
    constexpr double Beyond = PillRadius + 1;
    const bool whole = position == Position::Invalid || position == Position::OnlyOne;
    const bool begins = whole || position == (mirrored ? Position::End : Position::Beginning);
    const bool ends = whole || position == (mirrored ? Position::Beginning : Position::End);
    return QRectF(option.rect).adjusted(begins ? 0 : -Beyond, 1, ends ? 0 : Beyond, 0);
}

/// Returns the distance of the text of a cell from its edge, in pixels.
int cellMargin(const QWidget* widget) {
    return QApplication::style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, widget) + 1;
}

/// Returns the font of a header. It is derived from the font of the table, because the desktop can set a different font
/// for headers.
QFont headerFont(const QWidget* header) {
    const QWidget* table = header ? header->parentWidget() : nullptr;
    return weighted(scaledFont(fontOf(table), HeaderSize), QFont::Medium);
}

}  // namespace

void paintItemGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    if (option.backgroundBrush.style() != Qt::NoBrush) painter.fillRect(option.rect, option.backgroundBrush);
    const bool selected = job.is(QStyle::State_Selected);
    // Qt reports only the focused and the hovered cell. A view that selects whole rows therefore shows the focus around
    // its selected row, and a table of rows shows no hover.
    const bool focused = selectsRows(widget) ? selected && widget->hasFocus() : job.is(QStyle::State_HasFocus);
    const bool focus = focused && keysInUse();
    const bool pointed = job.pointed() && !tableOfRows(widget);
    if (!selected && !pointed && !focus) return;
    painter.setClipRect(option.rect, Qt::IntersectClip);
    const QRectF pill = pillOf(option, positionOf(option, widget), job.mirrored());
    if (selected) {
        paintSoft(painter, pill, PillRadius);
    } else if (pointed) {
        paintRound(painter, pill, PillRadius, theme().hover);
    }
    if (focus) paintRound(painter, pill, PillRadius, {}, theme().accent, 2);
}

void paintBranch(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    if (!option.state.testFlag(QStyle::State_Children)) return;
    const Job job(option, painter, widget);
    const Icon closed = job.mirrored() ? Icon::ChevronLeft : Icon::ChevronRight;
    job.icon(job.is(QStyle::State_Open) ? Icon::ChevronDown : closed, option.rect, ArrowSize, theme().text3);
}

void paintHeaderSection(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const QRect rect = option.rect;
    // The vertical header with the row numbers has no lines.
    const auto* header = qobject_cast<const QHeaderView*>(widget);
    if (header != nullptr && header->orientation() == Qt::Vertical) return painter.fillRect(rect, theme().panel);
    painter.fillRect(rect, job.pointed() ? theme().hover : theme().panel);
    painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, theme().line);
}

QSize headerSize(const QStyleOptionHeader* option, QSize usual, const QWidget* widget) {
    if (!option || option->orientation != Qt::Horizontal) return usual;
    const int smaller = option->fontMetrics.horizontalAdvance(option->text) -
                        QFontMetrics(headerFont(widget)).horizontalAdvance(option->text);
    return usual + QSize(2 * cellMargin(widget) + HeaderSlack - smaller, 0);
}

void paintHeaderLabel(const QStyleOptionHeader& option, QPainter& painter, const QWidget* widget) {
    const Job job(option, painter, widget);
    const QFont font = headerFont(widget);
    // Align the header text with the text of the cells, which has the same margin.
    const int margin = option.orientation == Qt::Horizontal ? cellMargin(widget) : 0;
    QRect words = option.rect.adjusted(margin, 0, -margin, 0);
    if (!option.icon.isNull()) {
        const QSize size = option.icon.actualSize(words.size());
        const int gap = size.width() / 2;
        QRect icon(words.topLeft(), size);
        icon.moveTop(words.center().y() - size.height() / 2);
        option.icon.paint(&painter, icon);
        words.setLeft(icon.right() + gap);
        // The icon alone is clearer than a part of the word.
        if (QFontMetrics(font).horizontalAdvance(option.text) > words.width()) return;
    }
    const QString text = QFontMetrics(font).elidedText(option.text, Qt::ElideRight, words.width());
    job.words(words, option.textAlignment, text, theme().text3, font);
}

}  // namespace rokada::ui::style
