#include "paint/boardrim.h"

#include "kit/shadow.h"
#include "kit/theme.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr int Radius = 6;

bool hasShadow(const BoardView& view) { return !view.darkSurround && !view.look.seeThrough; }

/// Returns a few disjoint rectangles that together cover all squares.
std::vector<QRect> blocksOf(const BoardLayout& layout) {
    if (layout.geometry().wraps()) return {layout.whole()};
    std::vector<QRect> blocks;
    for (int y = 0; y < layout.screenRows(); ++y) {
        for (int x = 0; x < layout.screenColumns(); ++x) {
            if (layout.atPlace({x, y}) == NoSquare) continue;
            QRect run = layout.rectOf({x, y});
            while (layout.atPlace({x + 1, y}) != NoSquare) run |= layout.rectOf({++x, y});
            const auto above = std::ranges::find_if(blocks, [&](const QRect& block) {
                return block.left() == run.left() && block.right() == run.right() && block.bottom() + 1 == run.top();
            });
            above == blocks.end() ? blocks.push_back(run) : above->setBottom(run.bottom());
        }
    }
    return blocks;
}

/// Fades out the shadow at the edges of the picture. Without this, its end would be visible as a line.
void fadeOut(QPainter& painter, const QRect& room) {
    constexpr int Fade = 12;
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    const auto fade = [&](const QRect& strip, QPoint from, QPoint to) {
        QLinearGradient gradient(from, to);
        gradient.setColorAt(0, Qt::transparent);
        gradient.setColorAt(1, Qt::black);
        painter.fillRect(strip, gradient);
    };
    const int right = room.right() + 1, bottom = room.bottom() + 1;
    fade({0, 0, Fade, bottom}, {0, 0}, {Fade, 0});
    fade({right - Fade, 0, Fade, bottom}, {right, 0}, {right - Fade, 0});
    fade({0, 0, right, Fade}, {0, 0}, {0, Fade});
    fade({0, bottom - Fade, right, Fade}, {0, bottom}, {0, bottom - Fade});
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

QColor outsideOf(const BoardView& view, const BoardCorner& corner) {
    // These shares of black give about the colour of the shadow, which is darker below the board than above it.
    constexpr double Above = 0.02, Below = 0.07;
    const QColor around = surroundColour(view.darkSurround);
    if (!hasShadow(view)) return around;
    return mixed(around, QColor(Qt::black), corner.inwards.y() > 0 ? Above : Below);
}

/// Returns the part of a square corner that lies outside the rounded corner.
QPainterPath cutOff(const BoardCorner& corner) {
    constexpr double Bend = 0.5523;  // control point of a Bézier quarter circle
    const QPointF at(corner.at), along(Radius * corner.inwards.x(), 0), down(0, Radius * corner.inwards.y());
    QPainterPath path(at);
    path.lineTo(at + along);
    path.cubicTo(at + (1 - Bend) * along, at + (1 - Bend) * down, at + down);
    path.closeSubpath();
    return path;
}

/// Paints the grid line around a rounded corner.
void paintArc(QPainter& painter, const BoardView& view, const BoardCorner& corner) {
    const double width = view.theme.gridWidth, radius = Radius - width / 2;
    const QPointF middle(corner.at + Radius * corner.inwards);
    const QRectF box(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    constexpr int Quarter = 90 * 16;
    const int start = corner.inwards.x() > 0 ? (corner.inwards.y() > 0 ? 1 : 2) : (corner.inwards.y() > 0 ? 0 : 3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(view.gridColour(), width, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(box, start * Quarter, Quarter);
}

}  // namespace

std::vector<BoardCorner> cornersOf(const BoardLayout& layout) {
    constexpr std::array<QPoint, 4> Diagonals{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
    std::vector<BoardCorner> corners;
    const auto add = [&](const QRect& box, QPoint outwards) {
        const QPoint at(outwards.x() < 0 ? box.left() : box.right() + 1,
                        outwards.y() < 0 ? box.top() : box.bottom() + 1);
        corners.push_back({at, -outwards});
    };
    if (layout.geometry().wraps()) {
        for (const QPoint outwards : Diagonals) add(layout.whole(), outwards);
        return corners;
    }
    const auto free = [&](QPoint place) { return layout.atPlace(place) == NoSquare; };
    for (int s = 0; s < layout.geometry().size(); ++s) {
        const QPoint place = layout.screenPlace(Square(s));
        for (const QPoint out : Diagonals) {
            const bool ends = free(place + QPoint(out.x(), 0)) && free(place + QPoint(0, out.y())) && free(place + out);
            if (ends) add(layout.rect(Square(s)), out);
        }
    }
    return corners;
}

void paintBoardShadow(QPainter& painter, const BoardView& view) {
    if (!hasShadow(view)) return;
    for (const QRect& block : blocksOf(view.layout)) paintShadow(painter, block, Radius, Elevation::Card);
    fadeOut(painter, QRect({}, view.layout.room()));
}

void cutCorners(QPainter& painter, const BoardView& view) {
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    for (const BoardCorner& corner : cornersOf(view.layout)) painter.fillPath(cutOff(corner), Qt::black);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    if (view.theme.gridWidth <= 0) return;
    for (const BoardCorner& corner : cornersOf(view.layout)) paintArc(painter, view, corner);
}

void paintCorners(QPainter& painter, const BoardView& view) {
    if (view.look.seeThrough) return;
    for (const BoardCorner& corner : cornersOf(view.layout)) {
        painter.fillPath(cutOff(corner), outsideOf(view, corner));
        if (view.theme.gridWidth > 0) paintArc(painter, view, corner);
    }
}

}  // namespace rokada::ui
