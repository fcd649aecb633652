#include "paint/boarddiagram.h"

#include "kit/clipto.h"
#include "paint/boardpainter.h"
#include "paint/coordinatepainter.h"
#include "paint/markpainter.h"
#include "paint/seampainter.h"

#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

/// Size of a square, in pixels, for which lines and letters are designed. On larger squares, they are scaled up.
constexpr int UsualCell = 60;
constexpr int CaptionGap = 6;

/// Layout of a diagram for a given width.
struct Plan {
    BoardLayout layout;
    QRect caption;     ///< place of the caption below the board; empty without a caption
    double scale = 1;  ///< picture units per layout unit
    int width = 0;     ///< width of the picture
    int height = 0;
};

BoardLayout layoutFor(const Diagram& diagram, int cell) {
    const BoardLook& look = diagram.frame.look;
    return BoardLayout::alone(diagram.frame.variant(), std::min(cell, UsualCell), look.quarterTurns, look.coordinates,
                              look.cut.shift);
}

double scaleFor(int cell) { return std::max(1.0, cell / double(UsualCell)); }

/// Returns the largest size of a square, in pixels, that fits this width.
int cellFor(const Diagram& diagram, int width) {
    const auto fits = [&](int cell) { return layoutFor(diagram, cell).room().width() * scaleFor(cell) <= width; };
    int cell = std::max(1, width / layoutFor(diagram, 1).screenColumns());
    while (cell > 1 && !fits(cell)) --cell;
    return cell;
}

QFont captionFont(const BoardLayout& layout) {
    QFont font;
    font.setPixelSize(std::clamp(layout.cell() / 3, 11, 18));
    return font;
}

Plan planFor(const Diagram& diagram, int width) {
    Plan plan;
    const int cell = cellFor(diagram, width);
    plan.layout = layoutFor(diagram, cell);
    plan.scale = scaleFor(cell);
    plan.width = width;
    int height = plan.layout.room().height();
    if (!diagram.caption.isEmpty()) {
        const QRect area = plan.layout.area();
        const QRect room(area.left(), height, area.width(), 10000);
        plan.caption = QFontMetrics(captionFont(plan.layout))
                           .boundingRect(room, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, diagram.caption);
        plan.caption = {area.left(), height, area.width(), plan.caption.height()};
        height = plan.caption.bottom() + 1 + CaptionGap;
    }
    plan.height = static_cast<int>(std::ceil(height * plan.scale));
    return plan;
}

/// Paints a dark line along the outline of the board.
void paintOutline(QPainter& painter, const BoardLayout& layout) {
    const int by = layout.edge();
    for (const QRect& square : layout.rim()) painter.fillRect(square.adjusted(-by, -by, by, by), QColor(OutlineInk));
}

/// Covers everything painted outside a board that wraps around, because SVG output has no clipping.
void coverOutside(QPainter& painter, const BoardLayout& layout, const QColor& paper) {
    const QRect area = layout.area();
    const int by = layout.edge();
    const QRect all = QRect({}, layout.room()).adjusted(-layout.cell(), -layout.cell(), layout.cell(), layout.cell());
    const auto strips = [&](const QRect& outer, const QRect& inner, const QColor& colour) {
        painter.fillRect(QRect(outer.topLeft(), QPoint(outer.right(), inner.top() - 1)), colour);
        painter.fillRect(QRect(QPoint(outer.left(), inner.bottom() + 1), outer.bottomRight()), colour);
        painter.fillRect(QRect(QPoint(outer.left(), inner.top()), QPoint(inner.left() - 1, inner.bottom())), colour);
        painter.fillRect(QRect(QPoint(inner.right() + 1, inner.top()), QPoint(outer.right(), inner.bottom())), colour);
    };
    strips(all, area, paper);
    strips(area.adjusted(-by, -by, by, by), area, QColor(OutlineInk));
}

void paintPlanned(QPainter& painter, const Diagram& diagram, const Plan& plan) {
    PieceArt art(PieceArt::Form::Drawings);
    BoardFrame frame = diagram.frame;
    frame.layout = plan.layout;
    frame.dark = diagram.paper.lightness() < 128;
    const BoardView view(frame, art, plan.scale);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintOutline(painter, plan.layout);
    paintGround(painter, view);
    paintOnSquares(painter, view);
    if (plan.layout.geometry().wraps()) {
        paintTargets(painter, view);
        painter.setRenderHint(QPainter::Antialiasing, false);
        coverOutside(painter, plan.layout, diagram.paper);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSeamTags(painter, view);
        if (plan.layout.coordinates() == Coordinates::Outside) paintCoordinates(painter, view);
    }
    if (plan.caption.isEmpty()) return;
    painter.setPen(readableOn(diagram.paper));
    painter.setFont(captionFont(plan.layout));
    painter.drawText(plan.caption, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, diagram.caption);
}

/// Returns the origin of the drawing, such that squares begin at whole pixels.
QPointF originOf(const Plan& plan) {
    const double left = (plan.width - plan.layout.room().width() * plan.scale) / 2;
    const QPointF corner = QPointF(plan.layout.area().topLeft()) * plan.scale + QPointF(left, 0);
    return QPointF(left, 0) + QPointF(corner.toPoint()) - corner;
}

/// Width, in pixels, in which a diagram is laid out before it is scaled into a box.
constexpr int InnerWidth = 1000;

double scaleInto(const Diagram& diagram, const QRectF& box) {
    return std::min(box.width() / InnerWidth, box.height() / diagramHeight(diagram, InnerWidth));
}

}  // namespace

Diagram diagramOf(const Game& game) {
    Diagram diagram;
    diagram.frame.book = game.sharedBook();
    diagram.frame.scene = sceneOf(game, {});
    diagram.frame.look.coordinates = Coordinates::Outside;
    return diagram;
}

Diagram diagramOf(const BoardFrame& frame) {
    Diagram diagram;
    BoardFrame& kept = diagram.frame;
    kept.book = frame.book;
    kept.look = frame.look;
    kept.look.coordinates = coordinatesOf(frame.variant(), frame.look.coordinates);
    kept.scene = frame.scene;
    kept.notes.advice = frame.notes.advice;
    kept.notes.drawn = frame.notes.drawn;
    kept.notes.reach = frame.notes.reach;
    kept.attention.square = frame.attention.square;
    kept.attention.reserve = frame.attention.reserve;
    kept.attention.hand = frame.attention.hand;
    kept.attention.movable = frame.attention.movable;
    kept.attention.marks = frame.attention.marks;
    kept.attention.endless = frame.attention.endless;
    kept.attention.endless.pointed = NoSquare;
    kept.attention.endless.tag = 0;
    return diagram;
}

Diagram withoutMarks(Diagram diagram) {
    BoardScene& scene = diagram.frame.scene;
    diagram.frame.attention = {};
    diagram.frame.notes = {};
    scene.played.clear();
    scene.checks.clear();
    scene.checkedKings.clear();
    scene.mates.clear();
    scene.lit = {};
    return diagram;
}

int diagramHeight(const Diagram& diagram, int width) { return planFor(diagram, width).height; }

void paintDiagram(QPainter& painter, const Diagram& diagram, int width) {
    const Plan plan = planFor(diagram, width);
    painter.save();
    painter.translate(originOf(plan));
    painter.scale(plan.scale, plan.scale);
    paintPlanned(painter, diagram, plan);
    painter.restore();
}

void paintDiagramInto(QPainter& painter, const Diagram& diagram, const QRectF& box) {
    const double scale = scaleInto(diagram, box);
    painter.save();
    painter.translate(box.left() + (box.width() - InnerWidth * scale) / 2, box.top());
    painter.scale(scale, scale);
    // Clip the picture, so that nothing is painted beside its box.
    const ClipTo clip(painter, {0, 0, InnerWidth, diagramHeight(diagram, InnerWidth)});
    paintDiagram(painter, diagram, InnerWidth);
    painter.restore();
}

Square diagramSquare(const Diagram& diagram, const QRectF& box, QPointF point) {
    const double scale = scaleInto(diagram, box);
    const Plan plan = planFor(diagram, InnerWidth);
    const QPointF corner(box.left() + (box.width() - InnerWidth * scale) / 2, box.top());
    const QPointF inside = ((point - corner) / scale - originOf(plan)) / plan.scale;
    return plan.layout.at({static_cast<int>(std::floor(inside.x())), static_cast<int>(std::floor(inside.y()))});
}

QImage diagramImage(const Diagram& diagram, int width) {
    QImage image(width, diagramHeight(diagram, width), QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.fill(diagram.paper);
    QPainter painter(&image);
    paintDiagram(painter, diagram, width);
    return image;
}

bool writeDiagramSvg(QIODevice& device, const Diagram& diagram, int width, const QString& title) {
    constexpr int PixelsPerInch = 96;
    const QSize size(width, diagramHeight(diagram, width));
    QSvgGenerator svg;
    svg.setOutputDevice(&device);
    svg.setResolution(PixelsPerInch);
    svg.setSize(size);
    svg.setViewBox(QRect({}, size));
    svg.setTitle(title);
    svg.setDescription(diagram.caption);
    QPainter painter;
    if (!painter.begin(&svg)) return false;
    painter.fillRect(QRect({}, size), diagram.paper);
    paintDiagram(painter, diagram, width);
    return painter.end();
}

}  // namespace rokada::ui
