#include "analysis/variationview.h"

#include "kit/fonts.h"
#include "kit/icons.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "paint/gradebadge.h"
#include "scene/emblemhtml.h"
#include "texts/notations.h"
#include "texts/picturelines.h"

#include <QAbstractTextDocumentLayout>
#include <QPaintEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace rokada::ui {

namespace {

/// Margin of the document, in pixels.
constexpr int Margin = 4;
/// Sizes in pixels at a font size of 15 pixels: height of a line, width and height of a value's box, size of a chevron,
/// and gap between the columns.
constexpr double LineHeight = 38, ValueWidth = 54, ValueHeight = 24, ChevronSize = 14, LineGap = 6;
constexpr double BoxRadius = 6;
/// Size of an annotation symbol, relative to the line height of the font.
constexpr double BadgeSize = 1.15;
/// Number of columns of the table: value, moves and chevron.
constexpr int LineColumns = 3;

const QString Badge = QStringLiteral("badge:"), Chevron = QStringLiteral("chevron:"), Fold = QStringLiteral("fold:");
const QString Figure = QStringLiteral("figure:");

std::optional<VariationPlace> placeOf(const QUrl& link) {
    bool rankRead = false, movesRead = false;
    const uint rank = link.path().section(QLatin1Char('/'), 0, 0).toUInt(&rankRead);
    const uint moves = link.path().section(QLatin1Char('/'), 1).toUInt(&movesRead);
    if (!rankRead || !movesRead) return std::nullopt;
    return VariationPlace{rank, moves};
}

}  // namespace

VariationView::VariationView(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("variations"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(false);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    document()->setDocumentMargin(Margin);
    style();
    connect(this, &QTextBrowser::anchorClicked, this, &VariationView::follow);
    connect(this, qOverload<const QUrl&>(&QTextBrowser::highlighted), this, &VariationView::point);
}

void VariationView::follow(const QUrl& link) {
    const QString text = link.toString();
    if (text.startsWith(Fold)) {
        const auto rank = static_cast<std::size_t>(text.mid(Fold.size()).toUInt());
        return setUnfolded(rank, !isUnfolded(rank));
    }
    if (const auto place = placeOf(link)) emit chosen(*place);
}

void VariationView::style() {
    const Theme& colours = theme();
    document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none; } a.rest { color: %2; }"
                       "a.best { color: %3; font-weight: 600; } a.first { font-weight: 600; }"
                       "a.book { text-decoration: underline; }"
                       "b { font-weight: 600; } p { margin: 0 0 %4px 0; } p.note { color: %2; }"
                       "td.value { color: %2; font-weight: 600; }")
            .arg(colours.text.name(), colours.text2.name(), colours.accent.name())
            .arg(Margin));
}

void VariationView::showText(const QString& html) {
    if (html == shown_) return;
    write(html);
    if (pointing_) point({});
}

void VariationView::write(const QString& html) {
    const QScopedValueRollback writing(writing_, true);
    shown_ = html;
    outdated_ = false;
    const int at = verticalScrollBar()->value();
    setHtml(withPictures(unfolding(html)).html);
    keepPicturesWithText(*document());
    dressLines();
    verticalScrollBar()->setValue(at);
}

/// Writes the text again in the next event loop pass, or when the view is shown. A change of the layout causes several
/// resize events, and the text should be laid out only once for all of them.
void VariationView::writeSoon() {
    if (outdated_) return;
    outdated_ = true;
    QMetaObject::invokeMethod(this, &VariationView::writeOutdated, Qt::QueuedConnection);
}

void VariationView::writeOutdated() {
    if (outdated_ && isVisible()) write(std::exchange(shown_, {}));
}

/// Returns the text with chevrons that point up in expanded variations.
QString VariationView::unfolding(QString html) const {
    for (const std::size_t rank : unfolded_) {
        const QString link = QStringLiteral("<a href=\"fold:%1\"><img src=\"chevron:").arg(rank);
        html.replace(link + QStringLiteral("down"), link + QStringLiteral("up"));
    }
    return html;
}

void VariationView::point(const QUrl& link) {
    const auto place = placeOf(link);
    pointing_ = place.has_value();
    if (place) pointed_ = place->rank;
    if (lines() != nullptr) viewport()->update();
    place ? emit pointed(*place) : emit left();
}

// --- lines of the table, one for each variation

QTextTable* VariationView::lines() const {
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table != nullptr && table->columns() == LineColumns) return table;
    }
    return nullptr;
}

int VariationView::linePadding() const {
    return std::max(2, (designPixels(LineHeight, emOf(font())) - fontMetrics().lineSpacing()) / 2);
}

/// Returns the width of the value column in pixels, which is enough for its longest value.
int VariationView::valueWidth(const QTextTable& table) const {
    const QFontMetrics metrics(weighted(font(), QFont::DemiBold));
    const int em = emOf(font());
    int width = designPixels(ValueWidth, em);
    for (int row = 0; row < table.rows(); ++row) {
        const QString value = table.cellAt(row, 0).firstCursorPosition().block().text();
        width = std::max(width, metrics.horizontalAdvance(value) + 2 * designPixels(LineGap, em));
    }
    return width;
}

/// Adapts the widths and paddings of the table to the font, and shortens collapsed lines.
void VariationView::dressLines() {
    QTextTable* table = lines();
    if (table == nullptr) return;
    const int em = emOf(font()), gap = designPixels(LineGap, em);
    QTextTableFormat format = table->format();
    const QTextLength value(QTextLength::FixedLength, valueWidth(*table));
    const QTextLength chevron(QTextLength::FixedLength, designPixels(ChevronSize, em) + gap);
    format.setColumnWidthConstraints({value, QTextLength(QTextLength::VariableLength, 0), chevron});
    // One block of edits, because the text is laid out after each.
    QTextCursor edits(document());
    edits.beginEditBlock();
    table->setFormat(format);
    for (int row = 0; row < table->rows(); ++row) {
        for (int column = 0; column < LineColumns; ++column) {
            QTextTableCell cell = table->cellAt(row, column);
            QTextTableCellFormat dressed = cell.format().toTableCellFormat();
            dressed.setTopPadding(linePadding());
            dressed.setBottomPadding(linePadding());
            if (column == 1) dressed.setLeftPadding(gap);
            cell.setFormat(dressed);
        }
    }
    edits.endEditBlock();
    for (int row = 0; row < table->rows(); ++row) foldLine(*table, row);
}

/// Removes the moves of a collapsed variation that do not fit in one line.
void VariationView::foldLine(QTextTable& table, int row) {
    if (isUnfolded(static_cast<std::size_t>(row))) return;
    QTextCursor cursor = table.cellAt(row, 1).firstCursorPosition();
    document()->documentLayout()->documentSize();
    const QTextBlock block = cursor.block();
    if (block.layout()->lineCount() < 2) return;
    cursor.setPosition(block.position() + block.layout()->lineAt(0).textLength());
    cursor.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

void VariationView::setUnfolded(std::size_t rank, bool unfolded) {
    if (isUnfolded(rank) == unfolded) return;
    if (unfolded) {
        unfolded_.insert(rank);
    } else {
        unfolded_.erase(rank);
    }
    write(std::exchange(shown_, {}));
}

QRect VariationView::chevronOf(std::size_t rank) const { return rectOfLink(Fold + QString::number(rank)); }

int VariationView::heightFor(int variations) const {
    return variations * (fontMetrics().lineSpacing() + 2 * linePadding()) + 2 * Margin;
}

/// Paints the background of the variation that contains the hovered move.
void VariationView::paintPointedLine(QPainter& painter) const {
    QTextTable* table = lines();
    if (!pointing_ || table == nullptr || static_cast<int>(pointed_) >= table->rows()) return;
    const QTextBlock block = table->cellAt(static_cast<int>(pointed_), 1).firstCursorPosition().block();
    const QRectF text = document()->documentLayout()->blockBoundingRect(block);
    const QRectF line(0, text.top() - linePadding(), viewport()->width(), text.height() + 2 * linePadding());
    paintRound(painter, line.translated(0, -verticalScrollBar()->value()), BoxRadius, theme().sunken);
}

/// Paints a box behind each value, in the colours of the evaluation bar.
void VariationView::paintValues(QPainter& painter) const {
    QTextTable* table = lines();
    if (table == nullptr) return;
    const EvaluationColours colours;
    const int em = emOf(font());
    const QSizeF size(valueWidth(*table), designPixels(ValueHeight, em));
    for (int row = 0; row < table->rows(); ++row) {
        const QTextCursor cursor = table->cellAt(row, 0).firstCursorPosition();
        const QRectF cell = document()->documentLayout()->blockBoundingRect(cursor.block());
        const QRectF first = cursorRect(cursor);
        QRectF box(QPointF(), size);
        box.moveCenter({cell.left() + cell.width() / 2 - horizontalScrollBar()->value(), first.center().y()});
        const QTextBlock block = cursor.block();
        const bool light =
            !block.begin().atEnd() && block.begin().fragment().charFormat().foreground().color().lightness() > 0x80;
        paintRound(painter, box, BoxRadius, light ? colours.black : colours.white, theme().edge);
    }
}

QRect VariationView::wholeLines() const {
    const int scrolled = verticalScrollBar()->value();
    const double height = viewport()->height();
    double top = 0, bottom = height;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const double at = document()->documentLayout()->blockBoundingRect(block).top() - scrolled;
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect().translated(0, at);
            if (line.top() < 0 && line.bottom() > 0) top = std::max(top, line.bottom());
            if (line.top() < height && line.bottom() > height) bottom = std::min(bottom, line.top());
        }
    }
    return {0, static_cast<int>(std::ceil(top)), viewport()->width(), static_cast<int>(bottom - std::ceil(top))};
}

void VariationView::paintEvent(QPaintEvent* event) {
    const QRect lines = wholeLines();
    {
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setClipRect(lines);
        paintPointedLine(painter);
        paintValues(painter);
    }
    QPaintEvent whole(event->rect() & lines);
    QTextBrowser::paintEvent(&whole);
}

void VariationView::leaveEvent(QEvent* event) {
    QTextBrowser::leaveEvent(event);
    if (pointing_) point({});
}

void VariationView::focusOutEvent(QFocusEvent* event) {
    QTextBrowser::focusOutEvent(event);
    if (pointing_) point({});
}

void VariationView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    style();
    writeSoon();
}

/// Lays out the lines again for a new width. Ignores width changes while `write` sets the text, because they come from
/// a scroll bar that appears or disappears.
void VariationView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (!writing_ && event->oldSize().width() != event->size().width()) writeSoon();
}

void VariationView::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    writeOutdated();
}

QVariant VariationView::loadResource(int type, const QUrl& name) {
    const QString text = name.toString();
    const int height = fontMetrics().height();
    if (const std::string side = emblemSide(text); !side.empty()) return art_.emblem(side, height, devicePixelRatioF());
    const auto pixmap = [this](int side, const auto& paint) {
        QPixmap picture(QSize(side, side) * devicePixelRatioF());
        picture.setDevicePixelRatio(devicePixelRatioF());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setFont(font());
        paint(painter, QRectF(0, 0, side, side));
        return picture;
    };
    if (text.startsWith(Badge)) {
        return pixmap(qRound(height * BadgeSize), [&](QPainter& painter, const QRectF& box) {
            paintGradeBadge(painter, box, text.mid(Badge.size()).toInt());
        });
    }
    if (text.startsWith(Chevron)) {
        const Icon icon = text.endsWith(QStringLiteral("up")) ? Icon::ChevronUp : Icon::ChevronDown;
        const int side = designPixels(ChevronSize, emOf(font()));
        QPixmap picture = iconPixmap(icon, theme().text3, qRound(side * devicePixelRatioF()));
        picture.setDevicePixelRatio(devicePixelRatioF());
        return picture;
    }
    if (!text.startsWith(Figure)) return QTextBrowser::loadResource(type, name);
    const std::string kind = text.mid(Figure.size()).toStdString();
    const KindSpec piece{.name = kind, .letter = '?', .movement = {}};
    return art_.figure(piece, palette().color(QPalette::Text), palette().color(QPalette::Base), height * 4 / 3,
                       devicePixelRatioF());
}

QRect VariationView::rectOf(std::size_t rank, std::size_t moves) const {
    return rectOfLink(QStringLiteral("move:%1/%2").arg(rank).arg(moves));
}

QRect VariationView::rectOfLink(const QString& link) const {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().anchorHref() != link) continue;
            QTextCursor cursor(document());
            cursor.setPosition(part.fragment().position());
            const QRect from = cursorRect(cursor);
            cursor.setPosition(part.fragment().position() + 1);
            return from.united(cursorRect(cursor));
        }
    }
    return {};
}

}  // namespace rokada::ui
