// A board without edges: how it is cut open, scrolled and brought back.
#include "board/boarddisplay.h"

#include "board/boardmotion.h"
#include "board/boardstate.h"
#include "paint/boardpainter.h"

#include <QPainter>

#include <cstdlib>
#include <utility>

namespace rokada::ui {

namespace {

int modulo(int n, int size) { return (n % size + size) % size; }

/// The same number of rows or columns, the shorter way around.
int shorter(int lines, int size) {
    const int n = modulo(lines, size);
    return 2 * n > size ? n - size : n;
}

}  // namespace

void BoardDisplay::setCut(const Cut& cut) {
    motion_->endSlide();
    in_->slide = {};
    in_->cut = cut;
    relayout();
    tellPointed(true);
}

const Cut& BoardDisplay::cut() const { return in_->cut; }

void BoardDisplay::scroll(QPoint lines) {
    if (in_->layout.empty() || !in_->layout.geometry().wraps()) return;
    const Delta by = in_->layout.onBoard(lines);
    Cut cut = in_->cut;
    cut.shift = {cut.shift.dx + by.dx, cut.shift.dy + by.dy};
    slideTo(cut);
}

void BoardDisplay::centreOrRestore() {
    if (in_->layout.empty() || !in_->layout.geometry().wraps()) return;
    const Geometry& board = in_->layout.geometry();
    Square square = in_->cursorOn ? in_->cursor : in_->attention.square;
    if (square == NoSquare) square = in_->game->position().king(in_->game->position().turn());
    Cut cut = in_->cut;
    const QPoint middle(in_->layout.screenColumns() / 2, in_->layout.screenRows() / 2);
    const Delta by = in_->layout.onBoard(middle - in_->layout.screenPlace(square));
    const bool there = modulo(by.dx, board.columns()) == 0 && modulo(by.dy, board.rows()) == 0;
    cut.shift = there ? Delta{} : Delta{cut.shift.dx + by.dx, cut.shift.dy + by.dy};
    slideTo(cut);
}

/// The squares start where they are seen now.
void BoardDisplay::slideTo(const Cut& cut) {
    const Geometry& board = in_->layout.geometry();
    const Delta by{shorter(cut.shift.dx - in_->cut.shift.dx, board.columns()),
                   shorter(cut.shift.dy - in_->cut.shift.dy, board.rows())};
    const QPoint start = in_->slide - in_->layout.onScreen(by) * in_->layout.cell();
    const bool far = std::abs(by.dx) + std::abs(by.dy) > 1;
    Cut next = cut;
    next.shift = {modulo(cut.shift.dx, board.columns()), modulo(cut.shift.dy, board.rows())};
    setCut(next);
    if (moving() && !start.isNull()) motion_->beginSlide(start, far);
}

/// The last move shall not be seen at the edge only.
void BoardDisplay::followMove() {
    if (!in_->look.followsMoves) return;
    if (const auto cut = in_->followingCut()) slideTo(*cut);
}

void BoardDisplay::dragBoard(QPoint by) {
    if (in_->layout.empty() || !in_->layout.geometry().wraps()) return;
    motion_->endSlide();
    QPoint slide = in_->slide + by;
    const int cell = in_->layout.cell();
    const QPoint lines(slide.x() / cell, slide.y() / cell);
    if (!lines.isNull()) {
        const Delta shift = in_->layout.onBoard(lines);
        const Geometry& board = in_->layout.geometry();
        slide -= lines * cell;
        setCut({in_->cut.margin,
                {modulo(in_->cut.shift.dx + shift.dx, board.columns()),
                 modulo(in_->cut.shift.dy + shift.dy, board.rows())}});
    }
    in_->slide = slide;
    in_->attention.endless.slide = slide;
    update();
}

void BoardDisplay::rest() {
    if (in_->slide.isNull()) return;
    const int cell = in_->layout.cell();
    const QPoint lines = (QPointF(in_->slide) / cell).toPoint();
    const Delta shift = in_->layout.onBoard(lines);
    slideTo({in_->cut.margin, {in_->cut.shift.dx + shift.dx, in_->cut.shift.dy + shift.dy}});
}

void BoardDisplay::setLoopsShown(bool shown) {
    in_->loopsShown = shown;
    attend();
}

/// Says once that closed lines can be shown.
void BoardDisplay::tellLoops() {
    const Square now = in_->attention.endless.loops.empty() ? NoSquare : in_->attention.square;
    if (std::exchange(toldLoops_, now) != now && now != NoSquare) emit loopsShown(now);
}

QImage BoardDisplay::drawing(bool named) const {
    constexpr QSize Room(800, 880);
    if (in_->game == nullptr) return {};
    const BoardLayout layout(in_->variant(), Room, 0, named ? Coordinates::Everywhere : Coordinates::Off);
    Attention attention = in_->attention;
    attention.glides.clear();
    attention.carried.reset();
    attention.returning.reset();
    // In 3D nothing lies beyond an edge.
    attention.endless.beyond = {};
    attention.cursor = in_->cursorOn ? in_->cursor : NoSquare;
    const BoardTheme theme = in_->shownTheme();
    QImage image = boardDrawing(
        {in_->variant(), layout, in_->scene, attention, theme, darkSurround(), 1, in_->art, false, in_->look});
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-layout.area().topLeft());
    paintOnDrawing(painter, layout);
    return image;
}

void BoardDisplay::paintOnDrawing(QPainter& /*painter*/, const BoardLayout& /*layout*/) const {}

const std::vector<Piece>& BoardDisplay::pieces() const { return in_->scene.pieces; }

QPixmap BoardDisplay::piecePicture(Piece piece, int pixels, qreal ratio) const {
    const Variant& variant = in_->variant();
    return in_->art.piece(variant.kinds[kindOf(piece)], variant.sideSpecs[sideOf(piece)].name, pixels, ratio);
}

std::vector<QPoint> BoardDisplay::copyCentres(Square square) const {
    std::vector<QPoint> centres;
    if (in_->layout.empty()) return centres;
    for (const QRect& box : in_->layout.copies(square)) centres.push_back(box.center());
    return centres;
}

}  // namespace rokada::ui
