#include "paint/ownmarkpainter.h"

#include "kit/clipto.h"
#include "paint/arrow.h"
#include "paint/outlinedstroke.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

struct InkStyle {
    QRgb colour;
    Qt::PenStyle line;
};
/// Colours and line styles, in the order of `Ink`.
constexpr std::array<InkStyle, 4> inkStyles{{{0xFF15781B, Qt::SolidLine},
                                             {0xFFA81E2A, Qt::DashLine},
                                             {0xFF1B5FAA, Qt::DotLine},
                                             {0xFFE0A800, Qt::DashDotLine}}};

/// Paints the circle or arrow that the user has drawn.
void paintMark(QPainter& painter, const BoardView& view, const OwnMark& mark) {
    const InkStyle& style = inkStyles[static_cast<std::size_t>(mark.ink)];
    if (!mark.circle()) {
        return fillArrow(painter, arrowShape(view.layout, mark.path, view.layout.units(14), style.line),
                         QColor(style.colour));
    }
    QPainterPath circle;
    circle.addEllipse(view.layout.centre(mark.path.front()), view.layout.units(43), view.layout.units(43));
    QPainterPathStroker stroker;
    stroker.setWidth(view.layout.units(8));
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setDashPattern(style.line);
    fillArrow(painter, stroker.createStroke(circle), QColor(style.colour));
}

}  // namespace

void paintOwnMarks(QPainter& painter, const BoardView& view) {
    const ClipTo clip(painter, view.layout.area());
    for (const OwnMark& mark : view.notes.drawn.all()) paintMark(painter, view, mark);
    if (view.attention.drawing) paintMark(painter, view, *view.attention.drawing);
}

void paintPremove(QPainter& painter, const BoardView& view) {
    if (!view.attention.premove) return;
    const ClipTo clip(painter, view.layout.area());
    const QColor colour(0xFF1B5FAA);
    QPainterPath path;
    for (const Square end : {view.attention.premove->from, view.attention.premove->to}) {
        const double inset = view.layout.units(5);
        path.addRect(QRectF(view.layout.rect(end)).adjusted(inset, inset, -inset, -inset));
    }
    strokeOutlined(painter, path, colour, view.layout.units(4));
    const Path way{view.attention.premove->from, view.attention.premove->to};
    fillArrow(painter, arrowShape(view.layout, way, view.layout.units(10), Qt::DashLine), colour);
}

void paintReach(QPainter& painter, const BoardView& view) {
    const SideReach& reach = view.notes.reach;
    if (reach.side == NoSide) return;
    const QColor colour = view.colour(reach.side);
    QColor tint = colour;
    tint.setAlphaF(0.32F);
    const double radius = std::max(7.0, view.layout.units(15));
    QFont font = painter.font();
    font.setPixelSize(std::max(9, qRound(radius * 1.35)));
    font.setBold(true);
    painter.setFont(font);
    for (std::size_t s = 0; s < reach.pieces.size(); ++s) {
        if (reach.pieces[s] == 0) continue;
        const QRectF square = view.layout.rect(Square(s));
        painter.fillRect(square, tint);
        const QPointF centre = square.bottomLeft() + QPointF(radius + 2, -radius - 2);
        painter.setPen(QPen(readableOn(colour), 1.5));
        painter.setBrush(colour);
        painter.drawEllipse(centre, radius, radius);
        const QRectF box(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        painter.drawText(box, Qt::AlignCenter, QString::number(reach.pieces[s]));
    }
}

}  // namespace rokada::ui
