#include "analysis/variationview.h"

#include "scene/emblemhtml.h"
#include "texts/notations.h"
#include "texts/picturelines.h"

#include <QAbstractTextDocumentLayout>
#include <QPaintEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace rokada::ui {

namespace {

/// In pixels.
constexpr int Margin = 4;
/// Of a variation, as long as most are after some seconds.
constexpr int UsualLetters = 100, FewestLines = 2;

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
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const auto place = placeOf(link)) emit chosen(*place);
    });
    connect(this, qOverload<const QUrl&>(&QTextBrowser::highlighted), this, &VariationView::point);
}

void VariationView::style() {
    document()->setDefaultStyleSheet(QStringLiteral("a { color: %1; text-decoration: none; } p { margin: 0 0 %2px 0; }")
                                         .arg(palette().color(QPalette::Text).name())
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
    const int at = verticalScrollBar()->value();
    setHtml(withPictures(html).html);
    keepPicturesWithText(*document());
    verticalScrollBar()->setValue(at);
}

void VariationView::point(const QUrl& link) {
    const auto place = placeOf(link);
    pointing_ = place.has_value();
    place ? emit pointed(*place) : emit left();
}

int VariationView::heightFor(int variations) const {
    const int width = std::max(1, this->width() - 2 * Margin);
    const int lines = (UsualLetters * fontMetrics().averageCharWidth() + width - 1) / width;
    return variations * (std::max(FewestLines, lines) * fontMetrics().lineSpacing() + Margin) + 2 * Margin;
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
    QPaintEvent whole(event->rect() & wholeLines());
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
    write(std::exchange(shown_, {}));
}

/// Lines break elsewhere now. A scroll bar that comes or goes with a text changes the width while the text is being
/// set.
void VariationView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (!writing_ && event->oldSize().width() != event->size().width()) write(std::exchange(shown_, {}));
}

QVariant VariationView::loadResource(int type, const QUrl& name) {
    const QString text = name.toString();
    const int height = fontMetrics().height();
    if (const std::string side = emblemSide(text); !side.empty()) return art_.emblem(side, height, devicePixelRatioF());
    if (!text.startsWith(Figure)) return QTextBrowser::loadResource(type, name);
    const std::string kind = text.mid(Figure.size()).toStdString();
    const KindSpec piece{.name = kind, .letter = '?', .movement = {}};
    return art_.figure(piece, palette().color(QPalette::Text), palette().color(QPalette::Base), height * 4 / 3,
                       devicePixelRatioF());
}

QRect VariationView::rectOf(std::size_t rank, std::size_t moves) const {
    const QString link = QStringLiteral("move:%1/%2").arg(rank).arg(moves);
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
