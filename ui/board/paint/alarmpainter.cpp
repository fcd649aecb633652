#include "paint/alarmpainter.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <tuple>
#include <utility>

#include "kit/clipto.h"
#include "kit/theme.h"
#include "paint/arrow.h"
#include "paint/markshapes.h"
#include "paint/outlinedstroke.h"
#include "paint/sidepainter.h"
#include "scene/markcolours.h"

namespace rokada::ui {

namespace {

/// Colour of glows and fills.
constexpr QRgb Danger = 0xFFCC1F2D;

/// Returns the four corners of a square as grid points; (0,0) is the lower left corner of the board.
std::set<std::pair<int, int>> cornersOf(const Geometry& board, Square square) {
    const int x = board.column(square);
    const int y = board.row(square);
    return {{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}};
}

/// Hatches and outlines a band of `width` pixels along a line.
void hatch(QPainter& painter, const QPainterPath& path, double width) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    const QPainterPath band = stroker.createStroke(path).simplified();
    painter.fillPath(band, QColor(255, 255, 255, 120));
    painter.fillPath(band, QBrush(QColor(Danger), Qt::BDiagPattern));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(Danger), 2));
    painter.drawPath(band);
}

/// Paints the walls on the edge that two squares share, or at the corner that they share.
void paintWallBetween(QPainter& painter, const BoardView& view, Square one, Square other) {
    const Geometry& board = view.layout.geometry();
    const auto shared = [corners = cornersOf(board, one), others = cornersOf(board, other)](int x, int y) {
        return corners.contains({x, y}) && others.contains({x, y}) ? 1 : 0;
    };
    const bool aside = board.column(one) == board.column(other) || board.row(one) == board.row(other);
    QPainterPath path;
    for (const Wall& wall : board.walls()) {
        if (shared(wall.x1, wall.y1) + shared(wall.x2, wall.y2) < (aside ? 2 : 1)) continue;
        path.moveTo(view.layout.corner(wall.x1, wall.y1));
        path.lineTo(view.layout.corner(wall.x2, wall.y2));
    }
    // The wall swells twice. Afterwards, and without animation, it stays red and hatched.
    const double swell = std::abs(std::sin(2 * std::numbers::pi * view.progress.pulse));
    if (view.progress.pulse >= 1) hatch(painter, path, view.layout.units(34));
    strokeOutlined(painter, path, QColor(Danger), view.layout.units(12 + 12 * swell));
}

void paintBlockingSquare(QPainter& painter, const BoardView& view, Square square) {
    const double inset = view.layout.units(6);
    const QRectF frame = QRectF(view.layout.rect(square)).adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(OutlineWhite), 5));
    painter.drawRect(frame);
    painter.setPen(QPen(QColor(AlarmRed), 3, Qt::DashLine));
    painter.drawRect(frame);
}

/// Paints one of the two paths of a knight's move, from the edge of the piece to the target. If a wall blocks the path,
/// it ends at the wall with a bar across.
void paintLameLeap(QPainter& painter, const BoardView& view, const LameLeap& lameLeap) {
    const std::array points{view.layout.centre(lameLeap.squares[0]), view.layout.centre(lameLeap.squares[1]),
                            view.layout.centre(lameLeap.squares[2])};
    constexpr double PieceEnds = 0.42;
    QPainterPath line(QLineF(points[0], points[1]).pointAt(lameLeap.open == 0 ? 0.2 : PieceEnds));
    if (lameLeap.open >= 1) line.lineTo(points[1]);
    if (lameLeap.open == 2) {
        line.lineTo(points[2]);
        return strokeRimmed(painter, line, QColor(TargetGreen), std::max(1.5, view.layout.units(3)));
    }
    const auto at = static_cast<std::size_t>(lameLeap.open);
    const QLineF step(points[at], points[at + 1]);
    const QPointF end = step.pointAt(0.4);
    line.lineTo(end);
    const QLineF across = step.normalVector();
    const QPointF half = (across.p2() - across.p1()) * (view.layout.units(11) / across.length());
    line.moveTo(end - half);
    line.lineTo(end + half);
    strokeRimmed(painter, line, QColor(AlarmRed), std::max(1.5, view.layout.units(3)));
}

/// Returns true if mates are painted now. A mate that ends the game stays visible. The mate of an eliminated side is
/// visible until its pieces have vanished.
bool seesMates(const BoardView& view) {
    const BoardProgress& now = view.progress;
    if (!view.look.checks || now.held || !now.glides.empty() || !now.changes.empty()) return false;
    return !view.scene.mates.empty() && (view.scene.turn == NoSide || !now.fades.empty());
}

double mateOpacity(const BoardView& view) { return view.scene.turn == NoSide ? 1 : 1 - lapsed(view.progress.faded); }

bool isMated(const BoardScene& scene, Square king) {
    return std::ranges::any_of(scene.mates, [&](const Mate& mate) { return mate.king == king; });
}

/// Paints "#", the sign of mate in notation, in the upper right corner of the king's square.
void paintMateSign(QPainter& painter, const BoardView& view, Square king) {
    const double radius = std::max(7.0, view.layout.units(18));
    const QRectF square(view.layout.rect(king));
    const QPointF centre(square.right() - radius - 1, square.top() + radius + 1);
    paintSignDisc(painter, centre, radius, QStringLiteral("#"), QColor(OutlineInk), QColor(OutlineWhite));
}

/// Width of a check ring and gap between two rings, in per cent of a square.
constexpr double RingLine = 3, RingGap = 6;

/// Returns a ring around the king inside its square; two rings if it is attacked along two lines.
QPainterPath checkRing(const BoardView& view, Square king) {
    const auto leadsHere = [&](const Path& line) { return line.back() == king; };
    const bool twice = std::ranges::count_if(view.scene.checks, leadsHere) > 1;
    const double outer = view.layout.cell() / 2.0 - view.layout.units(RingLine / 2) - WhiteRim;
    QPainterPath ring;
    ring.addEllipse(view.layout.centre(king), outer, outer);
    const double inner = outer - view.layout.units(RingGap) - WhiteRim;
    if (twice) ring.addEllipse(view.layout.centre(king), inner, inner);
    return ring;
}

}  // namespace

void paintLameLeaps(QPainter& painter, const BoardView& view) {
    for (const bool open : {false, true}) {
        for (const LameLeap& lameLeap : view.attention.lameLeaps) {
            if ((lameLeap.open == 2) == open) paintLameLeap(painter, view, lameLeap);
        }
    }
}

/// Paints a soft glow below the king, brightest in the centre, with a ring. If the king has a similar colour, the
/// centre is pale for contrast.
void paintCheckGlow(QPainter& painter, const BoardView& view) {
    if (!view.look.checks || view.progress.underWay()) return;
    constexpr double Enough = 1.6;
    constexpr QRgb Pale = 0xFFFFE3DC;
    QPainterPath rings;
    for (const Square king : view.scene.checkedKings) {
        if (seesMates(view) && isMated(view.scene, king)) continue;
        const QPointF centre = view.layout.centre(king);
        const QColor army = view.colour(sideOf(view.scene.pieces[king]));
        const QColor middle = contrastOf(army, QColor(Danger)) < Enough ? QColor(Pale) : QColor(Danger);
        QRadialGradient glow(centre, view.layout.units(66));
        for (const auto& [at, alpha, colour] : {std::tuple(0.0, 245, middle),
                                                {0.45, 225, middle},
                                                {0.72, 120, QColor(Danger)},
                                                {1.0, 0, QColor(Danger)}}) {
            QColor there = colour;
            there.setAlpha(alpha);
            glow.setColorAt(at, there);
        }
        painter.fillRect(view.layout.rect(king), glow);
        rings.addPath(checkRing(view, king));
    }
    strokeRimmed(painter, rings, QColor(AlarmRed), view.layout.units(RingLine));
}

void paintChecks(QPainter& painter, const BoardView& view) {
    if (!view.look.checks || view.progress.underWay()) return;
    const ClipTo clip(painter, view.layout.area());
    for (const Path& path : view.scene.checks) {
        if (!isMated(view.scene, path.back()))
            fillArrow(painter, arrowShape(view.layout, path, view.layout.units(8)), QColor(AlarmRed));
    }
}

void paintMateGround(QPainter& painter, const BoardView& view) {
    if (!seesMates(view)) return;
    const ClipTo clip(painter, view.layout.area());
    painter.setOpacity(mateOpacity(view));
    for (const Mate& mate : view.scene.mates) {
        const QRectF square(view.layout.rect(mate.king));
        const double reach = view.layout.units(120);
        QRadialGradient glow(square.center(), reach);
        for (const auto& [at, alpha] : {std::pair(0.0, 230), {0.42, 190}, {1.0, 0}}) {
            QColor there(Danger);
            there.setAlpha(alpha);
            glow.setColorAt(at, there);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(glow);
        painter.drawEllipse(square.center(), reach, reach);
        painter.fillRect(square, QColor(Danger));
        const double line = std::max(1.5, view.layout.units(4));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(OutlineWhite), line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(square.adjusted(line, line, -line, -line));
        for (const Path& path : mate.lines) {
            const QPainterPath arrow = arrowShape(view.layout, path, view.layout.units(14));
            painter.strokePath(arrow, QPen(QColor(OutlineWhite), line, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
            painter.fillPath(arrow, QColor(Danger));
        }
    }
    painter.setOpacity(1);
}

void paintMateSigns(QPainter& painter, const BoardView& view) {
    if (!seesMates(view)) return;
    painter.setOpacity(mateOpacity(view));
    for (const Mate& mate : view.scene.mates) paintMateSign(painter, view, mate.king);
    painter.setOpacity(1);
}

void paintIllegalMove(QPainter& painter, const BoardView& view) {
    if (!view.progress.illegalMove) return;
    const auto [one, other] = view.progress.illegalMove->what.squares;
    if (view.progress.illegalMove->what.reason == IllegalReason::WallInPath && one != NoSquare && other != NoSquare) {
        paintWallBetween(painter, view, one, other);
        return;
    }
    for (const Square square : {one, other}) {
        if (square != NoSquare) paintBlockingSquare(painter, view, square);
    }
}

}  // namespace rokada::ui
