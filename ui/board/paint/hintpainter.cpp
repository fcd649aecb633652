#include "paint/hintpainter.h"

#include "kit/clipto.h"
#include "paint/arrow.h"
#include "paint/markshapes.h"
#include "paint/outlinedstroke.h"
#include "scene/boardglide.h"
#include "scene/boardtheme.h"
#include "scene/markcolours.h"
#include "scene/movemark.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <tuple>
#include <vector>

namespace rokada::ui {

namespace {

constexpr double PalePiece = 0.5;
constexpr QRgb LitYellow = 0xFFFFD23F;

/// Paints a round sign in the upper left corner of a square: a plus if `given` is true, and a minus if it is false.
void paintSign(QPainter& painter, const BoardView& view, Square square, bool given) {
    const double radius = std::max(8.0, view.layout.units(17));
    const QPointF centre = QRectF(view.layout.rect(square)).topLeft() + QPointF(radius + 2, radius + 2);
    QPainterPath disc;
    disc.addEllipse(centre, radius, radius);
    fillOutlined(painter, disc, QColor(given ? MarkGreen : MarkRed));
    QPainterPath sign;
    sign.moveTo(centre - QPointF(radius * 0.55, 0));
    sign.lineTo(centre + QPointF(radius * 0.55, 0));
    if (given) {
        sign.moveTo(centre - QPointF(0, radius * 0.55));
        sign.lineTo(centre + QPointF(0, radius * 0.55));
    }
    painter.setPen(QPen(QColor(OutlineWhite), std::max(2.0, radius * 0.3)));
    painter.drawPath(sign);
}

/// Paints a small crossed-out piece on an occupied square.
void paintStruck(QPainter& painter, const BoardView& view, Square square, Piece piece) {
    const int pixels = std::max(16, qRound(view.layout.units(44)));
    const QRect cell = view.layout.rect(square);
    const QRect box(cell.right() - pixels - 1, cell.bottom() - pixels - 1, pixels, pixels);
    painter.setPen(QPen(QColor(OutlineInk), 1.5));
    painter.setBrush(QColor(0xF4F1EA));
    painter.drawRoundedRect(box, 3, 3);
    painter.drawPixmap(box.topLeft() + QPoint(2, 2), view.picture(piece, pixels - 4));
    QPainterPath stroke;
    stroke.moveTo(box.bottomLeft() + QPointF(3, -3));
    stroke.lineTo(box.topRight() + QPointF(-3, 3));
    strokeOutlined(painter, stroke, QColor(MarkRed), std::max(2.0, view.layout.units(5)));
}

/// Colour of the better move, the same as for legal targets.
constexpr QRgb Better = TargetGreen;
/// NAG of the symbol "??". The answer to a bad move has the colour of this symbol.
constexpr int Blunder = 4;
/// Radius of the badge with the annotation symbol, in per cent of a square, and its smallest radius in pixels.
constexpr double BadgeRadius = 17, SmallestBadge = 10;

/// Returns the segments of all arrows that could hide the badge of the annotation symbol.
std::vector<QLineF> arrowsOf(const BoardView& view, const MoveMark& mark) {
    std::vector<QLineF> lines;
    const auto add = [&](const Path& way) {
        const auto parts = way.empty() ? std::vector<QLineF>() : stretches(view.layout, way);
        lines.insert(lines.end(), parts.begin(), parts.end());
    };
    add(mark.better);
    add(mark.answer);
    for (const Suggestion& suggestion : view.notes.suggestions) add(suggestion.path);
    return lines;
}

double distance(QPointF from, const QLineF& line) {
    const QPointF way = line.p2() - line.p1(), there = from - line.p1();
    const double square = QPointF::dotProduct(way, way);
    const double part = square > 0 ? std::clamp(QPointF::dotProduct(there, way) / square, 0.0, 1.0) : 0;
    return QLineF(from, line.pointAt(part)).length();
}

/// Returns the centre of the badge, in a corner of the square and inside the board. It is the upper right corner unless
/// an arrow is there.
QPointF badgeCentre(const BoardView& view, const MoveMark& mark, double radius) {
    const QRectF cell(view.layout.rect(mark.square)), area(view.layout.area());
    const double in = radius * 0.3, edge = radius + 1;
    const QRectF centres = area.adjusted(edge, edge, -edge, -edge);
    const std::vector<QLineF> arrows = arrowsOf(view, mark);
    QPointF best;
    double free = -1;
    for (const QPointF corner : {cell.topRight() + QPointF(-in, in), cell.topLeft() + QPointF(in, in),
                                 cell.bottomRight() + QPointF(-in, -in), cell.bottomLeft() + QPointF(in, -in)}) {
        const QPointF centre(std::clamp(corner.x(), centres.left(), centres.right()),
                             std::clamp(corner.y(), centres.top(), centres.bottom()));
        // Limit the distance, so that the first corner that is far enough from all arrows is chosen.
        double room = 2.5 * radius;
        for (const QLineF& arrow : arrows) room = std::min(room, distance(centre, arrow));
        if (room > free) std::tie(best, free) = std::pair(centre, room);
    }
    return best;
}

void paintBadge(QPainter& painter, const BoardView& view, const MoveMark& mark) {
    const double radius = std::max(SmallestBadge, view.layout.units(BadgeRadius));
    const QPointF centre = badgeCentre(view, mark, radius);
    paintSignDisc(painter, centre, radius, symbolOf(mark.nag), QColor::fromRgb(colourOf(mark.nag)),
                  QColor::fromRgb(inkOnBadge()));
}

/// Returns true if the move captures a piece of the shown position.
bool captures(const BoardView& view, const Path& way) {
    const Piece mover = view.scene.pieces[way.front()], victim = view.scene.pieces[way.back()];
    return victim != NoPiece && (mover == NoPiece || sideOf(mover) != sideOf(victim));
}

/// Marks the captured piece at the end of an arrow. The arrow alone marks an empty square.
void paintWayFrame(QPainter& painter, const BoardView& view, const Path& way, const QColor& colour) {
    if (way.empty() || !captures(view, way)) return;
    const double u = view.layout.units(1);
    // An arrow to an adjacent square needs room between the corner brackets.
    const double corner = goesNextDoor(view.layout, way) ? 15 * u : 22 * u;
    const QRectF target(view.layout.rect(way.back()));
    strokeOutlined(painter, brackets(target.adjusted(6 * u, 6 * u, -6 * u, -6 * u), corner), colour, 6 * u);
}

void paintWay(QPainter& painter, const BoardView& view, const Path& way, int part, const QColor& colour) {
    if (way.empty()) return;
    fillArrow(painter, arrowShape(view.layout, way, view.layout.units(16)), colour);
    if (part > 0) paintParts(painter, view, way, {part}, colour);
}

/// Returns the annotated move whose better move and refutation are painted. Returns nullptr while a piece moves.
const MoveMark* judgedMove(const BoardView& view) {
    const auto& mark = view.notes.moveMark;
    return mark && !view.progress.underWay() ? &*mark : nullptr;
}

}  // namespace

void paintBonuses(QPainter& painter, const BoardView& view) {
    const auto& bonuses = view.attention.bonuses;
    if (bonuses.empty() || view.attention.square == NoSquare) return;
    const Piece piece = bonuses.front().given;
    if (piece == NoPiece) return;
    for (const Square square : bonuses.front().placed) {
        painter.setOpacity(PalePiece);
        painter.drawPixmap(view.layout.rect(square).topLeft(), view.standing(piece, view.layout.cell()));
        painter.setOpacity(1);
        paintSign(painter, view, square, true);
    }
    for (const Square square : bonuses.front().occupied) {
        paintStruck(painter, view, square, piece);
        paintSign(painter, view, square, false);
    }
}

namespace {

/// Returns the mark of a square of a move pattern: a hollow diamond, or corner brackets on an occupied square.
QPainterPath theoryMark(const BoardView& view, Square square) {
    if (view.scene.pieces[square] != NoPiece) {
        const double inset = view.layout.units(8);
        return brackets(QRectF(view.layout.rect(square)).adjusted(inset, inset, -inset, -inset), view.layout.units(22));
    }
    return diamond(view.layout.centre(square), view.layout.units(17));
}

}  // namespace

void paintMovePattern(QPainter& painter, const BoardView& view) {
    const auto& pattern = view.attention.movePattern;
    const SquareSet& squares = pattern ? pattern->squares : view.attention.reachOfHeld;
    QColor tint(Theory);
    tint.setAlphaF(0.24F);
    for (int s = 0; s < view.layout.geometry().size(); ++s) {
        if (!squares.test(static_cast<std::size_t>(s))) continue;
        if (view.scene.pieces[static_cast<std::size_t>(s)] == NoPiece)
            painter.fillRect(view.layout.rect(Square(s)), tint);
        strokeOutlined(painter, theoryMark(view, Square(s)), QColor(Theory), view.layout.units(4));
    }
}

namespace {

constexpr QRgb Analysed = 0xFF1F6FA8, Threatened = 0xFFB0352A;

/// Returns the numbers as a list, separated by commas and thin spaces.
QString listOf(const std::vector<int>& numbers) {
    QStringList list;
    for (const int number : numbers) list << QString::number(number);
    return list.join(QStringLiteral(",\u2009"));
}

QPointF along(const QLineF& line) { return (line.p2() - line.p1()) / std::max(1.0, line.length()); }
/// Returns the unit vector to the right of the line.
QPointF aside(const QLineF& line) { return {-along(line).y(), along(line).x()}; }

/// Returns the place for the number of a suggested move: the middle of the longest segment. If several are equally
/// long, uses the last one, because other arrows are rare there. The number of a short arrow is beside it, so that the
/// head stays visible.
QPointF rankPlace(const BoardView& view, const Path& way, const std::vector<QLineF>& stretches) {
    const auto shorter = [](const QLineF& one, const QLineF& other) { return one.length() < other.length(); };
    const QLineF& longest = *std::max_element(stretches.rbegin(), stretches.rend(), shorter);
    const double away = goesNextDoor(view.layout, way) ? 0.28 * view.layout.cell() : 0;
    return longest.pointAt(0.5) - aside(longest) * away;
}

/// Returns the place for the number of tower pieces: where the arrow leaves its square, so that the tower stays
/// visible. For a short arrow, the place is beside it.
QPointF footOf(const BoardView& view, const Path& way, const QLineF& first) {
    const double cell = view.layout.cell(), away = goesNextDoor(view.layout, way) ? 0.3 * cell : 0;
    return first.p1() + along(first) * (0.42 * cell) + aside(first) * away;
}

/// Look of a small plate with numbers on an arrow. Lengths are in pixels.
struct Plate {
    double height;
    double letters;  ///< height of the letters, as a part of the height of the plate
    double rounding;
    QPen edge;
    QColor ground;
    QColor ink;
};

void paintPlate(QPainter& painter, QPointF centre, const std::vector<int>& numbers, const Plate& plate) {
    const QString text = listOf(numbers);
    QFont font = painter.font();
    font.setPixelSize(qRound(plate.height * plate.letters));
    font.setBold(true);
    painter.setFont(font);
    QRectF box(0, 0, std::max(plate.height, plate.height / 2 + QFontMetricsF(font).horizontalAdvance(text)),
               plate.height);
    box.moveCenter(centre);
    painter.setPen(plate.edge);
    painter.setBrush(plate.ground);
    painter.drawRoundedRect(box, plate.rounding, plate.rounding);
    painter.setPen(plate.ink);
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintRanks(QPainter& painter, const BoardView& view, const Suggestion& suggestion, const QColor& colour) {
    const auto lines = stretches(view.layout, suggestion.path);
    if (lines.empty()) return;
    const double height = std::max(14.0, view.layout.units(26));
    const QColor white(OutlineWhite);
    paintPlate(painter, rankPlace(view, suggestion.path, lines), suggestion.ranks,
               {height, 0.68, height / 2, QPen(white, 1.5), colour, white});
}

}  // namespace

void paintParts(QPainter& painter, const BoardView& view, const Path& way, const std::vector<int>& parts,
                const QColor& colour) {
    const auto lines = parts.empty() || way.empty() ? std::vector<QLineF>() : stretches(view.layout, way);
    if (lines.empty()) return;
    paintPlate(painter, footOf(view, way, lines.front()), parts,
               {std::max(15.0, view.layout.units(26)), 0.75, 4, QPen(colour, 2), QColor(OutlineWhite), colour});
}

void paintSuggestions(QPainter& painter, const BoardView& view) {
    const auto& suggestions = view.notes.suggestions;
    if (suggestions.empty() || view.progress.underWay()) return;
    const ClipTo clip(painter, view.layout.area());
    const auto colour = [](const Suggestion& suggestion) { return QColor(suggestion.threat ? Threatened : Analysed); };
    // Paint the best move last, on top of the others.
    for (std::size_t i = suggestions.size(); i-- > 0;) {
        const Suggestion& one = suggestions[i];
        const double width = view.layout.units(std::max(5, 17 - 3 * one.ranks.front()));
        fillArrow(painter, arrowShape(view.layout, one.path, width, one.threat ? Qt::DashLine : Qt::SolidLine),
                  colour(one));
    }
    for (std::size_t i = suggestions.size(); i-- > 0;) {
        const Suggestion& one = suggestions[i];
        paintParts(painter, view, one.path, one.parts, colour(one));
        if (!one.alone) paintRanks(painter, view, one, colour(one));
    }
}

namespace {

void paintLitSquare(QPainter& painter, const BoardView& view, Square square) {
    // Draw the frame inside the walls, because texts may mention the walls.
    const bool walls = !view.layout.geometry().walls().empty();
    const double inset = view.layout.units(walls ? 9 : 3) + 1.5;
    QPainterPath frame;
    frame.addRect(QRectF(view.layout.rect(square)).adjusted(inset, inset, -inset, -inset));
    strokeOutlined(painter, frame, QColor(LitYellow), std::max(2.5, view.layout.units(6)));
}

}  // namespace

void paintLit(QPainter& painter, const BoardView& view) {
    for (int s = 0; s < view.layout.geometry().size(); ++s) {
        if (view.notes.named.test(static_cast<std::size_t>(s))) paintLitSquare(painter, view, Square(s));
    }
    if (!view.notes.lit) return;
    for (const TargetMark& mark : view.attention.marks) {
        if (mark.reach != *view.notes.lit) continue;
        paintLitSquare(painter, view, mark.square);
    }
}

void paintBetterFrame(QPainter& painter, const BoardView& view) {
    const MoveMark* mark = judgedMove(view);
    if (mark == nullptr) return;
    paintWayFrame(painter, view, mark->better, QColor(Better));
    paintWayFrame(painter, view, mark->answer, QColor::fromRgb(colourOf(Blunder)));
}

void paintBetter(QPainter& painter, const BoardView& view) {
    const MoveMark* mark = judgedMove(view);
    if (mark == nullptr) return;
    const ClipTo clip(painter, view.layout.area());
    paintWay(painter, view, mark->better, mark->betterPart, QColor(Better));
    paintWay(painter, view, mark->answer, mark->answerPart, QColor::fromRgb(colourOf(Blunder)));
}

void paintMoveBadge(QPainter& painter, const BoardView& view) {
    const auto& mark = view.notes.moveMark;
    if (!mark || mark->square == NoSquare || symbolOf(mark->nag).isEmpty() || view.progress.underWay()) return;
    paintBadge(painter, view, *mark);
}

}  // namespace rokada::ui
