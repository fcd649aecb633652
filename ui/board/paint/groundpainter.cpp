#include "paint/groundpainter.h"

#include "explain/surroundings.h"
#include "kit/theme.h"
#include "scene/markcolours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <vector>

namespace rokada::ui {

namespace {

constexpr QRgb Stone = 0xFF4B443C;
constexpr QRgb StoneLight = 0xFFF6F1E4;

template <class Do>
void forSquares(const Geometry& board, Do what) {
    for (int s = 0; s < board.size(); ++s) what(Square(s));
}

/// Returns the translucent tint of a side's home (squares for reserve pieces).
QColor tintOf(const SideSpec& sideSpec) {
    // White is similar to the colours of squares, so its tint is stronger.
    constexpr float Share = 0.19F, ShareOfWhite = 0.44F;
    QColor tint = coloursOf(sideSpec.name).fill;
    tint.setAlphaF(tint.lightness() > 200 ? ShareOfWhite : Share);
    return tint;
}

void paintHome(QPainter& painter, const BoardView& view, const SideSpec& sideSpec) {
    const QColor tint = tintOf(sideSpec);
    QRect box;
    forSquares(view.layout.geometry(), [&](Square square) {
        if (!sideSpec.home.test(square)) return;
        painter.fillRect(view.layout.rect(square), tint);
        box |= view.layout.rect(square);
    });
    if (box.isEmpty()) return;
    const int pixels = qRound(view.layout.units(140));
    painter.setOpacity(0.24);
    const QRect middle(box.center() - QPoint(pixels / 2, pixels / 2), QSize(pixels, pixels));
    view.art.drawEmblem(painter, middle, sideSpec.name, view.ratio);
    painter.setOpacity(1);
}

}  // namespace

QColor tintedGround(const BoardView& view, Square square) {
    QColor ground = view.ground(square);
    for (const SideSpec& sideSpec : view.variant.sideSpecs) {
        if (!sideSpec.home.test(square)) continue;
        const QColor tint = tintOf(sideSpec);
        ground = mixed(ground, QColor(tint.rgb()), tint.alphaF());
    }
    return ground;
}

QColor playedGround(const BoardView& view, Square square) {
    return view.theme.played(tintedGround(view, square), view.layout.geometry().dark(square));
}

QColor selectedTint(const BoardView& view, Square square) {
    constexpr double InspectedShare = 0.3;
    const Piece piece = view.scene.pieces[square];
    const bool own = view.attention.movable || piece == NoPiece;
    QColor tint = own ? QColor(SelectedTint) : view.colour(sideOf(piece));
    tint.setAlphaF(static_cast<float>(own ? SelectedShare : InspectedShare));
    return tint;
}

QColor seenGround(const BoardView& view, Square square) {
    const auto& played = view.scene.played;
    const bool last =
        view.look.lastMove && !played.empty() && (played.front().from == square || played.front().to == square);
    const QColor ground = last ? playedGround(view, square) : tintedGround(view, square);
    if (view.attention.square != square) return ground;
    const QColor tint = selectedTint(view, square);
    return mixed(ground, QColor(tint.rgb()), tint.alphaF());
}

QColor playedInk(const BoardView& view, Square square) {
    // With this share, the marks are visible but less conspicuous than the pieces.
    constexpr double Share = 0.6;
    const QColor ground = playedGround(view, square);
    return mixed(ground, strongerOn(ground), Share);
}

void paintSquares(QPainter& painter, const BoardView& view) {
    const int grid = view.theme.gridWidth;
    const BoardLayout& layout = view.layout;
    forSquares(layout.geometry(), [&](Square s) { painter.fillRect(layout.rect(s), view.ground(s)); });
    if (grid == 0) return;
    constexpr std::array<QPoint, 4> sides{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}}};
    forSquares(layout.geometry(), [&](Square square) {
        const QRect rect = layout.rect(square);
        for (const QPoint side : sides) {
            // A line between two squares is shared equally by both. A line at the outline belongs to one square only.
            const bool ends = layout.atPlace(layout.screenPlace(square) + side) == NoSquare;
            const int width = ends ? grid : side.x() + side.y() < 0 ? grid / 2 : grid - grid / 2;
            QRect line = rect;
            if (side.x() < 0) line.setWidth(width);
            if (side.x() > 0) line.setLeft(rect.right() + 1 - width);
            if (side.y() < 0) line.setHeight(width);
            if (side.y() > 0) line.setTop(rect.bottom() + 1 - width);
            painter.fillRect(line, view.gridColour());
        }
    });
}

void paintHomes(QPainter& painter, const BoardView& view) {
    for (const SideSpec& sideSpec : view.variant.sideSpecs) paintHome(painter, view, sideSpec);
}

void paintField(QPainter& painter, const BoardView& view) {
    const std::string_view field = outlinedField(view.variant.id);
    if (field.empty()) return;
    const SquareSet inside = view.layout.geometry().squares(field);
    constexpr std::array<Delta, 4> sides{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    painter.setPen(QPen(view.theme.dark.darker(130), 1, Qt::SolidLine, Qt::SquareCap));
    forSquares(view.layout.geometry(), [&](Square s) {
        if (!inside.test(s)) return;
        for (const Delta side : sides) {
            const Square next = view.layout.geometry().displaced(s, side);
            if (next != NoSquare && inside.test(next)) continue;
            const QPointF out = QPointF(view.layout.onScreen(side)) * (view.layout.cell() / 2.0);
            const QPointF along(out.y(), out.x());
            const QPointF middle = view.layout.centre(s) + out;
            painter.drawLine(middle - along, middle + along);
        }
    });
}

void paintBars(QPainter& painter, const BoardView& view) {
    constexpr std::array<Delta, 4> diagonals{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
    const BoardLayout& layout = view.layout;
    if (layout.geometry().wraps()) return;
    forSquares(layout.geometry(), [&](Square square) {
        if (!standsFree(layout.geometry(), square)) return;
        for (const Delta diagonal : diagonals) {
            if (layout.geometry().displaced(square, diagonal) == NoSquare) continue;
            const QPointF towards = QPointF(layout.onScreen(diagonal));
            const QPointF middle = layout.centre(square) + towards * (layout.cell() / 2.0);
            const QLineF bar(middle - towards * layout.units(13), middle + towards * layout.units(13));
            painter.setPen(QPen(QColor(OutlineInk), layout.units(8) + 3, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(bar);
            painter.setPen(QPen(view.theme.light, layout.units(8), Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(bar);
        }
    });
}

void paintGates(QPainter& painter, const BoardView& view) {
    constexpr std::array<Delta, 4> sides{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    const Geometry& board = view.layout.geometry();
    for (const SideSpec& sideSpec : view.variant.sideSpecs) {
        forSquares(board, [&](Square s) {
            if (!sideSpec.home.test(s)) return;
            for (const Delta side : sides) {
                const Square outside = board.step(s, side);
                if (outside == NoSquare || sideSpec.home.test(outside)) continue;
                const QPointF out = QPointF(view.layout.onScreen(side)) * (view.layout.cell() / 2.0);
                const QPointF along(out.y(), out.x());
                const QLineF threshold(view.layout.centre(s) + out - along, view.layout.centre(s) + out + along);
                painter.setPen(QPen(QColor(StoneLight), view.layout.units(7), Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(threshold);
                painter.setPen(QPen(QColor(Stone), view.layout.units(4), Qt::DotLine, Qt::FlatCap));
                painter.drawLine(threshold);
            }
        });
    }
}

namespace {

/// Widths of walls in pixels. Walls are thick enough to be visible, but on thumbnails they do not hide squares.
struct WallWidths {
    explicit WallWidths(const BoardLayout& layout)
        : thick(std::max(std::min(4.5, layout.units(22)), layout.units(10))),
          knob(std::max(std::min(9.0, layout.units(40)), layout.units(18)) / 2),
          edge(std::min(2.5, layout.units(12))) {}

    double thick, knob, edge;
};

std::vector<QLineF> wallsOf(const BoardLayout& layout) {
    std::vector<QLineF> walls;
    for (const Wall& w : layout.geometry().walls())
        walls.emplace_back(layout.corner(w.x1, w.y1), layout.corner(w.x2, w.y2));
    return walls;
}

void paintWallLines(QPainter& painter, const std::vector<QLineF>& walls, double width, const QColor& colour) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& wall : walls) painter.drawLine(wall);
}

void paintWallEnds(QPainter& painter, const std::vector<QLineF>& walls, double radius, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const QLineF& wall : walls) {
        painter.drawEllipse(wall.p1(), radius, radius);
        painter.drawEllipse(wall.p2(), radius, radius);
    }
}

}  // namespace

void paintWalls(QPainter& painter, const BoardView& view) {
    const WallWidths widths(view.layout);
    const std::vector<QLineF> walls = wallsOf(view.layout);
    paintWallLines(painter, walls, widths.thick + widths.edge, QColor(StoneLight));
    paintWallEnds(painter, walls, widths.knob + widths.edge / 2, QColor(StoneLight));
    paintWallLines(painter, walls, widths.thick, QColor(Stone));
    paintWallEnds(painter, walls, widths.knob, QColor(Stone));
    paintWallEnds(painter, walls, widths.knob / 2.6, QColor(StoneLight));
}

void paintPosts(QPainter& painter, const BoardLayout& layout) {
    const WallWidths widths(layout);
    const std::vector<QLineF> walls = wallsOf(layout);
    paintWallEnds(painter, walls, widths.knob + widths.edge / 2, QColor(StoneLight));
    paintWallEnds(painter, walls, widths.knob, QColor(Stone));
    paintWallEnds(painter, walls, widths.knob / 2.6, QColor(StoneLight));
}

}  // namespace rokada::ui
