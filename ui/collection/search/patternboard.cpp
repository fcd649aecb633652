#include "search/patternboard.h"

#include "paint/outlinedstroke.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Paints a question mark, which means that the square may contain anything. It is dark with a white outline, so that
/// it is legible on every board.
void paintFree(QPainter& painter, const BoardLayout& layout, Square square) {
    const QRectF box(layout.rect(square));
    QFont font = painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(box.height() * 0.6)));
    font.setBold(true);
    QPainterPath path;
    path.addText(0, 0, font, QStringLiteral("?"));
    path.translate(box.center() - path.boundingRect().center());
    painter.setPen(QPen(QColor(0xFF, 0xFF, 0xFF), std::max(1.0, box.height() * 0.06)));
    painter.drawPath(path);
    painter.fillPath(path, QColor(0x10, 0x30, 0x60));
}

/// Paints a ring, which means that the square must be empty.
void paintVacant(QPainter& painter, const BoardLayout& layout, Square square) {
    const QRectF box(layout.rect(square));
    const double radius = box.height() * 0.22;
    QPainterPath path;
    path.addEllipse(box.center(), radius, radius);
    strokeOutlined(painter, path, QColor(0x2F, 0x6F, 0xD0), std::max(2.0, box.height() * 0.07));
}

}  // namespace

void PatternBoard::setMarks(const SquareSet& free, const SquareSet& vacant) {
    free_ = free;
    vacant_ = vacant;
    update();
}

void PatternBoard::paintEvent(QPaintEvent* event) {
    SetupBoard::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t s = 0; s < frame().scene.pieces.size(); ++s) {
        if (free_.test(s)) paintFree(painter, frame().layout, Square(s));
        if (vacant_.test(s)) paintVacant(painter, frame().layout, Square(s));
    }
}

void PatternBoard::mousePressEvent(QMouseEvent* event) {
    const Square square = frame().squareAt(event->position().toPoint());
    const bool tooled = event->button() == Qt::LeftButton && tool_ != SquareTool::None;
    // On an empty square, the right button sets the mark "may contain anything". On an occupied square, `SetupBoard`
    // removes the piece.
    const bool freed = event->button() == Qt::RightButton && square != NoSquare && frame().pieceOn({square}) == NoPiece;
    if (square == NoSquare || (!tooled && !freed)) return SetupBoard::mousePressEvent(event);
    // Move the keyboard cursor to the clicked square.
    bringCursor(square);
    emit marked(square, tooled ? tool_ : SquareTool::Free);
}

void PatternBoard::keyPressEvent(QKeyEvent* event) {
    const Square square = frame().attention.cursor;
    const bool uses = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (square == NoSquare) return SetupBoard::keyPressEvent(event);
    if (event->key() == Qt::Key_Question || event->key() == Qt::Key_Asterisk)
        return emit marked(square, SquareTool::Free);
    if (event->key() == Qt::Key_Period) return emit marked(square, SquareTool::Vacant);
    if (uses && tool_ != SquareTool::None) return emit marked(square, tool_);
    SetupBoard::keyPressEvent(event);
}

}  // namespace rokada::ui
