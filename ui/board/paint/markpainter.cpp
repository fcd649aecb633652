#include "paint/markpainter.h"

#include "kit/clipto.h"
#include "paint/arrow.h"
#include "paint/markshapes.h"
#include "paint/outlinedstroke.h"
#include "scene/boardglide.h"
#include "scene/boardtheme.h"
#include "scene/markcolours.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <utility>

namespace rokada::ui {

namespace {

constexpr QRgb Advised = 0xFFCC79A7;
constexpr double HintOpacity = 0.6;
/// Of a mark in the middle of its square, in units.
constexpr double Size = 32;

QPainterPath circle(QPointF centre, double diameter) {
    QPainterPath path;
    path.addEllipse(centre, diameter / 2, diameter / 2);
    return path;
}

/// A little tower, as high as wide, standing on the lower edge of its box.
QPainterPath tower(QPointF centre, double side) {
    static const std::array<QPointF, 16> outline{{{-.5, .5},
                                                  {-.5, .25},
                                                  {-.3, .15},
                                                  {-.3, -.1},
                                                  {-.5, -.15},
                                                  {-.5, -.5},
                                                  {-.25, -.5},
                                                  {-.25, -.3},
                                                  {-.12, -.3},
                                                  {-.12, -.5},
                                                  {.12, -.5},
                                                  {.12, -.3},
                                                  {.25, -.3},
                                                  {.25, -.5},
                                                  {.5, -.5},
                                                  {.5, -.15}}};
    QPainterPath path;
    path.moveTo(centre + outline.front() * side);
    for (const QPointF p : outline) path.lineTo(centre + p * side);
    for (const QPointF p : {QPointF(.3, -.1), QPointF(.3, .15), QPointF(.5, .25), QPointF(.5, .5)})
        path.lineTo(centre + p * side);
    path.closeSubpath();
    return path;
}

/// A crown of three points.
QPainterPath crown(QPointF centre, double side) {
    QPainterPath path;
    path.moveTo(centre + QPointF(-.42, .5) * side);
    for (const QPointF p : {QPointF(-.6, -.38), QPointF(-.24, .02), QPointF(0, -.55), QPointF(.24, .02),
                            QPointF(.6, -.38), QPointF(.42, .5)}) {
        path.lineTo(centre + p * side);
    }
    path.closeSubpath();
    return path;
}

/// The marks of the targets of one piece.
class TargetPainter {
public:
    TargetPainter(QPainter& painter, const BoardView& view, Piece piece, bool hollow)
        : painter_(painter),
          view_(view),
          layout_(view.layout),
          piece_(piece),
          movable_(view.attention.movable),
          hollow_(hollow) {}

    /// Under the piece that stands there, round its square.
    void paintBelow(const TargetMark& mark) {
        if (!below(mark)) return;
        if (!mark.target) return thin(mark);
        if (!hollow_) ground(mark);
        if (view_.attention.endless.beyond.test(mark.square)) rim(mark);
        const bool hostile = mark.capture || !stands(mark);
        if (!hostile) {
            dock(mark);
        } else if (view_.scene.byReach && mark.reach == Reach::Both) {
            surround(mark);
        } else {
            bracket(mark);
        }
    }

    void paintAbove(const TargetMark& mark) {
        if (!below(mark)) onFree(mark);
        if (!mark.target) return;
        if (mark.victim != NoSquare) victim(mark);
        if (mark.becomes != NoKind) badge(mark);
        if (below(mark) && mark.extra == TargetMark::Extra::Choice) cornerCrown(mark);
    }

private:
    [[nodiscard]] double u(double units) const { return layout_.units(units); }
    [[nodiscard]] QPointF centre(const TargetMark& mark) const { return layout_.centre(mark.square); }
    [[nodiscard]] bool stands(const TargetMark& mark) const { return view_.scene.pieces[mark.square] != NoPiece; }
    /// A castling king may be sent onto its rook: that has a sign of its own.
    [[nodiscard]] bool below(const TargetMark& mark) const {
        return mark.extra != TargetMark::Extra::Castling && (stands(mark) || mark.capture);
    }

    void onFree(const TargetMark& mark) {
        if (!mark.target) return thin(mark);
        if (view_.attention.endless.beyond.test(mark.square)) rim(mark);
        if (mark.extra == TargetMark::Extra::Castling) {
            fill(tower(centre(mark), u(Size)), colour(mark));
        } else if (view_.scene.byReach) {
            byReach(mark);
        } else if (mark.extra == TargetMark::Extra::Choice) {
            fill(crown(centre(mark), u(Size)), colour(mark));
        } else {
            fill(circle(centre(mark), u(Size)), colour(mark));
        }
    }

    [[nodiscard]] QColor colour(const TargetMark& mark) const {
        if (!movable_ && !view_.scene.byReach) return view_.colour(sideOf(piece_));
        if (!view_.scene.byReach) return {MarkGreen};
        switch (mark.reach) {
            case Reach::Both: return {MarkGreen};
            case Reach::Quiet: return {MarkBlue};
            case Reach::Capture: return {MarkRed};
        }
        return {};
    }

    void fill(const QPainterPath& path, const QColor& colour) {
        hollow_ ? strokeOutlined(painter_, path, colour, u(4)) : fillOutlined(painter_, path, colour);
    }
    void stroke(const QPainterPath& path, const QColor& colour, double width) {
        strokeOutlined(painter_, path, colour, hollow_ ? std::min(width, u(3)) : width);
    }

    /// On a free square. Green: moves and captures; blue: moves only; red: captures only; each has its own shape.
    void byReach(const TargetMark& mark) {
        switch (mark.reach) {
            case Reach::Both:
                fill(circle(centre(mark), u(Size)), colour(mark));
                if (!hollow_) painter_.strokePath(circle(centre(mark), u(15)), QPen(QColor(OutlineWhite), u(4)));
                break;
            case Reach::Quiet: stroke(circle(centre(mark), u(Size)), colour(mark), u(7)); break;
            case Reach::Capture: bracket(mark); break;
        }
    }

    /// So far from the edges that the whole of a line is on the square.
    [[nodiscard]] QRectF inside(const TargetMark& mark, double line) const {
        const double inset = line / 2 + 2.25;
        return QRectF(layout_.rect(mark.square)).adjusted(inset, inset, -inset, -inset);
    }

    void ground(const TargetMark& mark) {
        QColor tint = colour(mark);
        tint.setAlphaF(0.28F);
        painter_.fillRect(layout_.rect(mark.square), tint);
    }

    void bracket(const TargetMark& mark) { stroke(brackets(inside(mark, u(7)), u(20)), colour(mark), u(7)); }

    void surround(const TargetMark& mark) {
        QPainterPath path;
        path.addRoundedRect(inside(mark, u(6)), u(24), u(24));
        stroke(path, colour(mark), u(6));
    }

    /// Onto an own piece: what no capture has, the middles of the sides.
    void dock(const TargetMark& mark) { stroke(sides(inside(mark, u(7)), u(34)), colour(mark), u(7)); }

    /// Beyond the cut every mark has a second outline.
    void rim(const TargetMark& mark) {
        QPainterPath path;
        if (mark.capture && !view_.scene.byReach) {
            const double inset = u(19);
            path = brackets(QRectF(layout_.rect(mark.square)).adjusted(inset, inset, -inset, -inset), u(13));
        } else {
            path = circle(centre(mark), u(mark.capture ? 74 : Size + 14));
        }
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(QColor(OutlineInk), 3.6));
        painter_.drawPath(path);
        painter_.setPen(QPen(QColor(OutlineWhite), 1.6));
        painter_.drawPath(path);
    }

    /// It captures here, but there is nothing to capture.
    void thin(const TargetMark& mark) {
        if (movable_) return;
        const QRectF box = QRectF(layout_.rect(mark.square)).adjusted(u(12), u(12), -u(12), -u(12));
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(QColor(OutlineWhite), 3.4));
        painter_.drawPath(brackets(box, u(16)));
        painter_.setPen(QPen(colour(mark), 1.8));
        painter_.drawPath(brackets(box, u(16)));
    }

    /// A tick on the square of the piece that is captured en passant.
    void victim(const TargetMark& mark) {
        const QPointF c = layout_.centre(mark.victim);
        QPainterPath cross;
        cross.moveTo(c + QPointF(u(22), -u(40)));
        cross.lineTo(c + QPointF(u(40), -u(22)));
        cross.moveTo(c + QPointF(u(40), -u(40)));
        cross.lineTo(c + QPointF(u(22), -u(22)));
        stroke(cross, QColor(MarkRed), u(6));
    }

    /// What the piece must become there.
    void badge(const TargetMark& mark) {
        const int pixels = std::max(16, qRound(u(40)));
        const QRect square = layout_.rect(mark.square);
        const QRect box(square.right() - pixels - 1, square.top() + 2, pixels, pixels);
        painter_.setPen(QPen(QColor(OutlineInk), 1.5));
        painter_.setBrush(QColor(0xF4F1EA));
        painter_.drawRoundedRect(box, 3, 3);
        view_.drawPiece(painter_, box.adjusted(2, 2, -2, -2), pieceOf(sideOf(piece_), mark.becomes));
        if (mark.losesCheck) noCheck(box);
    }

    /// A capture that is a promotion too.
    void cornerCrown(const TargetMark& mark) {
        const QRectF square = layout_.rect(mark.square);
        const double side = std::max(13.0, u(26));
        const double inset = 0.62 * side + u(9);
        fill(crown(square.topRight() + QPointF(-inset, inset), side), colour(mark));
    }

    /// The sign of a check, struck through.
    void noCheck(const QRect& badge) {
        const double radius = std::max(6.0, u(13));
        const QPointF c = badge.bottomLeft() + QPointF(0, 1);
        painter_.setPen(QPen(QColor(OutlineInk), 1.5));
        painter_.setBrush(QColor(OutlineWhite));
        painter_.drawEllipse(c, radius, radius);
        const double arm = radius * 0.55;
        painter_.setPen(QPen(QColor(OutlineInk), std::max(1.5, radius * 0.24)));
        painter_.drawLine(c - QPointF(arm, 0), c + QPointF(arm, 0));
        painter_.drawLine(c - QPointF(0, arm), c + QPointF(0, arm));
        painter_.setPen(QPen(QColor(MarkRed), std::max(2.0, radius * 0.32)));
        painter_.drawLine(c + QPointF(-arm, arm) * 1.2, c + QPointF(arm, -arm) * 1.2);
    }

    QPainter& painter_;
    const BoardView& view_;
    const BoardLayout& layout_;
    Piece piece_;
    bool movable_;
    bool hollow_;
};

constexpr QRgb Played = 0xFFE0A800;
/// Round the squares of the last move: their tint alone is lost on boards of sand and wood.
constexpr QRgb PlayedFrame = 0xFF8A5A00;
constexpr float PlayedTint = 0.5F;

/// A thin arrow where two squares do not say how the piece has come.
void paintTrace(QPainter& painter, const BoardView& view, const PlayedLine& played) {
    auto parts = stretches(view.layout, played.path);
    if (parts.empty()) return;
    const double width = std::max(2.0, view.layout.units(4));
    // Its point is beside the piece, which would hide it.
    QLineF& last = parts.back();
    last.setLength(std::max(last.length() * 0.5, last.length() - view.layout.units(40)));
    QLineF back(last.p2(), last.p1());
    back.setLength(std::min(4.5 * width, last.length()));
    const QPointF wing = QPointF(back.dy(), -back.dx()) * 0.55;
    const QPolygonF head{back.p1(), back.p2() + wing, back.p2() - wing};
    last.setP2(back.pointAt(0.9));
    QPainterPath line;
    for (const QLineF& part : parts) {
        line.moveTo(part.p1());
        line.lineTo(part.p2());
    }
    const ClipTo clip(painter, view.layout.area());
    painter.setOpacity(played.strength);
    for (const auto& [ink, more] : {std::pair(QColor(OutlineInk), 1.6), std::pair(QColor(Played), 0.0)}) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, width + more, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(line);
        painter.setPen(more > 0 ? QPen(ink, more, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin) : QPen(Qt::NoPen));
        painter.setBrush(ink);
        painter.drawPolygon(head);
    }
    painter.setOpacity(1);
}

/// The way of one of several sides: each beside the middle by a distance of its own, from the edge of one piece to that
/// of the other, so that ways which meet do not run into one another.
QPolygonF wayBeside(const BoardView& view, const PlayedLine& played) {
    QPolygonF way;
    for (const QLineF& part : stretches(view.layout, played.path)) {
        if (way.isEmpty()) way << part.p1();
        way << part.p2();
    }
    if (way.size() < 2 || way.front() == way.back()) return {};
    QLineF aside = QLineF(way.front(), way.back()).normalVector();
    // To the same side of the board in both directions.
    const bool turned = aside.dx() < 0 || (aside.dx() == 0 && aside.dy() < 0);
    const double place = static_cast<double>(played.side) - static_cast<double>(view.scene.seats.size() - 1) / 2;
    aside.setLength(view.layout.units(9));
    way.translate(QPointF(aside.dx(), aside.dy()) * (turned ? -place : place));
    const QLineF first(way[0], way[1]);
    const QLineF last(way[way.size() - 1], way[way.size() - 2]);
    way.front() = first.pointAt(std::min(0.4, view.layout.units(14) / first.length()));
    way.back() = last.pointAt(std::min(0.4, view.layout.units(34) / last.length()));
    return way;
}

/// In its side's colour, from a dot to a point.
void paintWay(QPainter& painter, const BoardView& view, const PlayedLine& played, const QColor& colour) {
    const QPolygonF way = wayBeside(view, played);
    if (way.isEmpty()) return;
    const double width = std::max(2.0, view.layout.units(5));
    QLineF head(way.back(), way[way.size() - 2]);
    head.setLength(2.2 * width);
    const QPointF wing = QPointF(head.dy(), -head.dx()) * 0.7;
    const QPolygonF point{head.p1(), head.p2() + wing, head.p2() - wing};
    QPolygonF shaft = way;
    shaft.back() = head.pointAt(0.8);
    const QColor rim = readableOn(colour);
    painter.setOpacity(played.strength);
    for (const auto& [ink, more] : {std::pair(rim, 1.2), std::pair(colour, 0.0)}) {
        painter.setPen(QPen(ink, width + 2 * more, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(shaft);
        painter.setPen(more > 0 ? QPen(ink, 2 * more, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin) : QPen(Qt::NoPen));
        painter.setBrush(ink);
        painter.drawEllipse(way.front(), width, width);
        painter.drawPolygon(point);
    }
    painter.setOpacity(1);
}

/// The tint of White says little on a pale square: a frame in the side's colour, with a rim.
void paintSideFrame(QPainter& painter, const QRectF& box, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, pen] : {std::pair(readableOn(colour), width + 1.5), std::pair(colour, width)}) {
        const double inset = (width + 1.5) / 2;
        painter.setPen(QPen(ink, pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(box.adjusted(inset, inset, -inset, -inset));
    }
}

/// Two squares, tinted and framed.
void paintPlayedSquares(QPainter& painter, const BoardView& view, const PlayedLine& played, const QColor& colour) {
    const bool many = view.scene.manySides;
    QColor tint = colour;
    tint.setAlphaF(many ? static_cast<float>(0.34 * played.strength) : PlayedTint);
    const double width = std::max(1.5, view.layout.units(3));
    for (const Square square : {played.from, played.to}) {
        if (square == NoSquare) continue;
        const QRectF box = view.layout.rect(square);
        painter.fillRect(box, tint);
        if (many) {
            paintSideFrame(painter, box, colour, width);
            continue;
        }
        painter.setPen(QPen(QColor(PlayedFrame), width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }
}

}  // namespace

void paintUnderHand(QPainter& painter, const BoardView& view) {
    const auto& carried = view.attention.carried;
    const Square under = carried ? view.layout.at(carried->point.toPoint()) : NoSquare;
    if (under == NoSquare || under == carried->from) return;
    const auto& marks = view.attention.marks;
    const bool open = std::any_of(marks.begin(), marks.end(),
                                  [&](const TargetMark& mark) { return mark.target && mark.square == under; });
    QColor tint = open ? QColor(MarkGreen) : QColor(OutlineInk);
    tint.setAlphaF(open ? 0.45F : 0.16F);
    painter.fillRect(view.layout.rect(under), tint);
}

namespace {

void paintThinFrame(QPainter& painter, const QRectF& square, const QColor& colour) {
    constexpr double Line = 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, Line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(square.adjusted(Line / 2, Line / 2, -Line / 2, -Line / 2));
}

}  // namespace

void paintSelection(QPainter& painter, const BoardView& view) {
    const Attention& attention = view.attention;
    if (attention.square == NoSquare) return;
    const Piece piece = view.scene.pieces[attention.square];
    const QColor colour = attention.movable || piece == NoPiece ? QColor(MarkGreen) : view.colour(sideOf(piece));
    QColor tint = colour;
    tint.setAlphaF(0.3F);
    const QRect square = view.layout.rect(attention.square);
    painter.fillRect(square, tint);
    // Plates fill the square of a tower: a thin line along the edge leaves them alone.
    if (view.scene.tower(attention.square).size() > 1) return paintThinFrame(painter, square, colour);
    const double width = view.layout.units(8);
    const double inset = width / 2 + 2.25;
    QPainterPath frame;
    frame.addRect(QRectF(square).adjusted(inset, inset, -inset, -inset));
    strokeOutlined(painter, frame, colour, width);
}

namespace {

template <class Paint>
void paintMarks(QPainter& painter, const BoardView& view, bool hollow, Paint paint) {
    const Attention& attention = view.attention;
    if (attention.marks.empty()) return;
    const Square origin = attention.square == NoSquare ? attention.hinted : attention.square;
    const Piece piece = origin == NoSquare ? pieceOf(view.scene.turn, attention.reserve) : view.scene.pieces[origin];
    // Paler than those of a selected piece are marks under the pointer only, and, where colours tell the kinds of moves
    // and not whose they are, those of a piece whose turn it is not.
    const bool pointed = attention.square == NoSquare && attention.hinted != NoSquare;
    const bool waits = piece != NoPiece && sideOf(piece) != view.scene.turn;
    if (pointed || (view.scene.byReach && waits)) painter.setOpacity(HintOpacity);
    TargetPainter marks(painter, view, piece, hollow);
    for (const TargetMark& mark : attention.marks) paint(marks, mark);
    painter.setOpacity(1);
}

void below(TargetPainter& marks, const TargetMark& mark) { marks.paintBelow(mark); }
void above(TargetPainter& marks, const TargetMark& mark) { marks.paintAbove(mark); }

}  // namespace

void paintTargetsBelow(QPainter& painter, const BoardView& view) { paintMarks(painter, view, false, below); }

void paintTargets(QPainter& painter, const BoardView& view) { paintMarks(painter, view, false, above); }

void paintHollowTargets(QPainter& painter, const BoardView& view) {
    paintMarks(painter, view, true, below);
    paintMarks(painter, view, true, above);
}

void paintAdviceFrames(QPainter& painter, const BoardView& view) {
    if (!view.notes.advice) return;
    const Advice& advice = *view.notes.advice;
    const double u = view.layout.units(1);
    QRectF piece;
    if (advice.piece != NoSquare) piece = view.layout.rect(advice.piece);
    for (const auto& [kind, item] : reserveItems(view.layout, view.scene, view.scene.turn)) {
        if (advice.piece == NoSquare && kind == advice.reserve) piece = item;
    }
    // Of two frames side by side the corners are short, or they would be one heap with the arrow between them.
    const double corner = goesNextDoor(view.layout, advice.path) ? 18 * u : 26 * u;
    for (const QRectF& box : {piece, advice.to != NoSquare ? QRectF(view.layout.rect(advice.to)) : QRectF()}) {
        if (!box.isEmpty()) {
            strokeOutlined(painter, brackets(box.adjusted(6 * u, 6 * u, -6 * u, -6 * u), corner), QColor(Advised),
                           8 * u);
        }
    }
}

void paintAdvice(QPainter& painter, const BoardView& view) {
    if (!view.notes.advice) return;
    const Advice& advice = *view.notes.advice;
    if (advice.to != NoSquare && advice.reserve != NoKind && view.scene.turn != NoSide) {
        const QRect target = view.layout.rect(advice.to);
        painter.setOpacity(0.6);
        painter.drawPixmap(target.topLeft(), view.picture(pieceOf(view.scene.turn, advice.reserve), target.width()));
        painter.setOpacity(1);
    }
    if (advice.to == NoSquare || advice.path.empty()) return;
    const ClipTo clip(painter, view.layout.area());
    // A short arrow is small and lies between pieces: it is a little wider, and has an outline.
    const bool nextDoor = goesNextDoor(view.layout, advice.path);
    const QPainterPath arrow = arrowShape(view.layout, advice.path, view.layout.units(nextDoor ? 17 : 14));
    if (nextDoor) return fillOutlined(painter, arrow, QColor(Advised));
    fillArrow(painter, arrow, QColor(Advised));
}

void paintCursor(QPainter& painter, const BoardView& view) {
    if (view.attention.cursor == NoSquare || !view.progress.slide.isNull()) return;
    const QRectF square = view.layout.rect(view.attention.cursor);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(OutlineInk), 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(square.adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.setPen(QPen(QColor(OutlineWhite), 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(square.adjusted(2.5, 2.5, -2.5, -2.5));
}

void paintPlayed(QPainter& painter, const BoardView& view) {
    if (!view.look.lastMove) return;
    for (auto played = view.scene.played.rbegin(); played != view.scene.played.rend(); ++played) {
        const bool many = view.scene.manySides;
        const QColor colour = many ? view.colour(played->side) : QColor(Played);
        paintPlayedSquares(painter, view, *played, colour);
        many ? paintWay(painter, view, *played, colour) : paintTrace(painter, view, *played);
    }
}

}  // namespace rokada::ui
