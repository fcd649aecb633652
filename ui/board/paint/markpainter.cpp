#include "paint/markpainter.h"

#include "kit/clipto.h"
#include "paint/arrow.h"
#include "paint/coordinatepainter.h"
#include "paint/groundpainter.h"
#include "paint/markshapes.h"
#include "paint/outlinedstroke.h"
#include "paint/playerpanelpainter.h"
#include "scene/boardglide.h"
#include "scene/boardtheme.h"
#include "scene/markcolours.h"
#include "scene/seam.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <algorithm>
#include <array>
#include <cmath>

namespace rokada::ui {

namespace {

constexpr QRgb Advised = 0xFFCC79A7;
constexpr double HintOpacity = 0.6;
/// Sizes of marks in the centre of a square, in per cent of the square. `Disc` marks a plain target, `Sign` castling or
/// a choice. Where marks show the type of reach, `Both` means "moves and captures" and `Quiet` means "moves only".
constexpr double Disc = 25, Sign = 32, BothDisc = 35, BothRing = 17, BothLine = 3.5, QuietRing = 27, QuietLine = 8.5;
/// Corners around captured pieces, in per cent of a square: length, thickness, and distance from the edge.
constexpr double Corner = 20, CornerLine = 5, CornerGap = 2;

QPainterPath circle(QPointF centre, double diameter) {
    QPainterPath path;
    path.addEllipse(centre, diameter / 2, diameter / 2);
    return path;
}

/// Returns the shape of a small tower, the sign of castling.
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

/// Returns the shape of a crown with three points, the sign of a choice between promotions.
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

/// Paints the target marks of one piece.
class TargetPainter {
public:
    TargetPainter(QPainter& painter, const BoardView& view, Piece piece, bool hollow)
        : painter_(painter),
          view_(view),
          layout_(view.layout),
          piece_(piece),
          movable_(view.attention.movable),
          hollow_(hollow) {}

    /// Paints the part of a mark that lies below the piece on its square.
    void paintBelow(const TargetMark& mark) {
        if (!below(mark)) return;
        if (!mark.target) return thin(mark);
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
    /// Returns true if the mark is painted below a piece. Castling is an exception: its sign is painted above the rook.
    [[nodiscard]] bool below(const TargetMark& mark) const {
        return mark.extra != TargetMark::Extra::Castling && (stands(mark) || mark.capture);
    }

    void onFree(const TargetMark& mark) {
        if (!mark.target) return thin(mark);
        if (view_.attention.endless.beyond.test(mark.square)) rim(mark);
        if (mark.extra == TargetMark::Extra::Castling) {
            fill(tower(centre(mark), u(Sign)), colour(mark));
        } else if (view_.scene.byReach) {
            byReach(mark);
        } else if (mark.extra == TargetMark::Extra::Choice) {
            fill(crown(centre(mark), u(Sign)), colour(mark));
        } else {
            fill(circle(centre(mark), u(Disc)), colour(mark));
        }
    }

    [[nodiscard]] QColor colour(const TargetMark& mark) const {
        if (!movable_ && !view_.scene.byReach) return view_.colour(sideOf(piece_));
        if (!view_.scene.byReach) return {TargetGreen};
        switch (mark.reach) {
            case Reach::Both: return {MarkGreen};
            case Reach::Quiet: return {MarkBlue};
            case Reach::Capture: return {MarkRed};
        }
        return {};
    }

    /// Returns true for `TargetGreen`. Marks in this colour get a white rim but no dark line.
    [[nodiscard]] static bool green(const QColor& colour) { return colour == QColor(TargetGreen); }
    void fill(const QPainterPath& path, const QColor& colour) {
        if (hollow_) return stroke(path, colour, u(4));
        green(colour) ? fillRimmed(painter_, path, colour) : fillOutlined(painter_, path, colour);
    }
    void stroke(const QPainterPath& path, const QColor& colour, double width) {
        const double line = hollow_ ? std::min(width, u(3)) : width;
        green(colour) ? strokeRimmed(painter_, path, colour, line) : strokeOutlined(painter_, path, colour, line);
    }

    /// Marks a free square. Moves and captures are green, moves only blue, captures only red. Each mark has its own
    /// shape.
    void byReach(const TargetMark& mark) {
        switch (mark.reach) {
            case Reach::Both:
                fill(circle(centre(mark), u(BothDisc)), colour(mark));
                if (!hollow_)
                    painter_.strokePath(circle(centre(mark), u(BothRing)), QPen(QColor(OutlineWhite), u(BothLine)));
                break;
            case Reach::Quiet: stroke(circle(centre(mark), u(QuietRing)), colour(mark), u(QuietLine)); break;
            case Reach::Capture: bracket(mark); break;
        }
    }

    /// Returns the box in which an outline of width `line` lies completely on the square.
    [[nodiscard]] QRectF inside(const TargetMark& mark, double line) const {
        const double inset = line / 2 + WhiteRim + u(CornerGap);
        return QRectF(layout_.rect(mark.square)).adjusted(inset, inset, -inset, -inset);
    }

    void bracket(const TargetMark& mark) {
        stroke(brackets(inside(mark, u(CornerLine)), u(Corner)), colour(mark), u(CornerLine));
    }

    void surround(const TargetMark& mark) {
        QPainterPath path;
        path.addRoundedRect(inside(mark, u(CornerLine)), u(24), u(24));
        stroke(path, colour(mark), u(CornerLine));
    }

    /// Marks the square of an own piece as a target, with lines at the middles of the four edges. Captures have
    /// brackets at the corners instead.
    void dock(const TargetMark& mark) {
        stroke(sides(inside(mark, u(CornerLine)), u(34)), colour(mark), u(CornerLine));
    }

    /// Adds a second outline to the mark of a square that is reached only across an edge of a board that wraps around.
    void rim(const TargetMark& mark) {
        QPainterPath path;
        if (mark.capture && !view_.scene.byReach) {
            const double inset = u(19);
            path = brackets(QRectF(layout_.rect(mark.square)).adjusted(inset, inset, -inset, -inset), u(13));
        } else {
            path = circle(centre(mark), u(mark.capture ? 74 : (view_.scene.byReach ? BothDisc : Disc) + 14));
        }
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(QColor(OutlineInk), 3.6));
        painter_.drawPath(path);
        painter_.setPen(QPen(QColor(OutlineWhite), 1.6));
        painter_.drawPath(path);
    }

    /// Marks a square where the piece could only capture, but where no enemy piece stands.
    void thin(const TargetMark& mark) {
        if (movable_) return;
        const QRectF box = QRectF(layout_.rect(mark.square)).adjusted(u(12), u(12), -u(12), -u(12));
        strokeOutlined(painter_, brackets(box, u(16)), colour(mark), 1);
    }

    /// Paints a small cross on the square of a piece captured en passant.
    void victim(const TargetMark& mark) {
        const QPointF c = layout_.centre(mark.victim);
        QPainterPath cross;
        cross.moveTo(c + QPointF(u(22), -u(40)));
        cross.lineTo(c + QPointF(u(40), -u(22)));
        cross.moveTo(c + QPointF(u(40), -u(40)));
        cross.lineTo(c + QPointF(u(22), -u(22)));
        stroke(cross, QColor(MarkRed), u(6));
    }

    /// Paints a small picture of the piece to which the move must promote.
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

    /// Paints a crown on the target of a capture that promotes to a kind of the player's choice.
    void cornerCrown(const TargetMark& mark) {
        const QRectF square = layout_.rect(mark.square);
        const double side = std::max(13.0, u(26));
        const double inset = 0.62 * side + u(9);
        fill(crown(square.topRight() + QPointF(-inset, inset), side), colour(mark));
    }

    /// Paints a crossed-out check sign. It means that the piece would give check without its compulsory promotion.
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

/// Sizes of the marks for the direction of the last move, in per cent of a square. `Footprint` is the dot on the
/// origin, `Tick` the side of the triangle on the target.
constexpr double Footprint = 14, Tick = 18;
constexpr double TraceLine = 6;

/// Paints a thin arrow if the last move crossed an edge of a board that wraps around. The marks of its two squares
/// alone do not show the path of the move.
void paintTrace(QPainter& painter, const BoardView& view, const PlayedLine& played) {
    if (courseOf(view.layout, played.path).crossings.empty()) return;
    auto parts = stretches(view.layout, played.path);
    const double width = std::max(2.0, view.layout.units(TraceLine));
    // End the tip before the piece, because the piece would hide it.
    QLineF& last = parts.back();
    last.setLength(std::max(last.length() * 0.5, last.length() - view.layout.units(30)));
    QLineF back(last.p2(), last.p1());
    back.setLength(std::min(3.5 * width, last.length()));
    const QPointF wing = QPointF(back.dy(), -back.dx()) * 0.55;
    const QPolygonF head{back.p1(), back.p2() + wing, back.p2() - wing, back.p1()};
    last.setP2(back.pointAt(0.9));
    QPainterPath shaft;
    for (const QLineF& part : parts) {
        shaft.moveTo(part.p1());
        shaft.lineTo(part.p2());
    }
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    QPainterPath arrow = stroker.createStroke(shaft);
    arrow.addPolygon(head);
    arrow.setFillRule(Qt::WindingFill);
    const ClipTo clip(painter, view.layout.area());
    fillRimmed(painter, arrow.simplified(), QColor(TargetGreen));
}

QPainterPath footprint(const BoardView& view, Square square) {
    return circle(view.layout.centre(square), view.layout.units(Footprint));
}

/// Returns a triangle in the upper right corner of a square.
QPainterPath tick(const BoardView& view, Square square) {
    const QRectF box = view.layout.rect(square);
    const double side = view.layout.units(Tick);
    QPainterPath path(box.topRight());
    path.lineTo(box.topRight() - QPointF(side, 0));
    path.lineTo(box.topRight() + QPointF(0, side));
    path.closeSubpath();
    return path;
}

void paintOutline(QPainter& painter, const QRectF& square) {
    constexpr double Line = 3;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(BoardInk), Line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(square.adjusted(Line / 2, Line / 2, -Line / 2, -Line / 2));
}

void paintPlayedSquares(QPainter& painter, const BoardView& view, const PlayedLine& played) {
    for (const Square square : {played.from, played.to}) {
        if (square == NoSquare) continue;
        const QRectF box = view.layout.rect(square);
        const QColor ground = playedGround(view, square);
        painter.fillRect(box, ground);
        paintNamesOn(painter, view, square, ground);
        if (view.theme.outlinesPlayed) paintOutline(painter, box);
    }
}

void paintLatest(QPainter& painter, const BoardView& view, const PlayedLine& played) {
    if (played.from != NoSquare) painter.fillPath(footprint(view, played.from), playedInk(view, played.from));
    painter.fillPath(tick(view, played.to), playedInk(view, played.to));
    paintTrace(painter, view, played);
}

/// Paints an earlier move in variants with more than two sides, without a tint and in the colour of its side.
void paintEarlier(QPainter& painter, const BoardView& view, const PlayedLine& played) {
    // Inset that keeps the outline inside the square.
    constexpr double Outline = WhiteRim + 1;
    QPainterPath path = tick(view, played.to).translated(-Outline, Outline);
    if (played.from != NoSquare) path.addPath(footprint(view, played.from));
    fillOutlined(painter, path, view.colour(played.side));
}

}  // namespace

void paintUnderHand(QPainter& painter, const BoardView& view) {
    const auto& carried = view.attention.carried;
    const Square under = carried ? view.layout.at(carried->point.toPoint()) : NoSquare;
    if (under == NoSquare || under == carried->from) return;
    const auto& marks = view.attention.marks;
    const bool open =
        std::ranges::any_of(marks, [&](const TargetMark& mark) { return mark.target && mark.square == under; });
    QColor tint(open ? SelectedTint : OutlineInk);
    tint.setAlphaF(open ? static_cast<float>(SelectedShare) : 0.16F);
    painter.fillRect(view.layout.rect(under), tint);
}

namespace {

/// Paints a line inside the edge of a selected square.
void paintSelectedRim(QPainter& painter, const BoardView& view, const QRectF& square, const QColor& colour) {
    constexpr double Line = 3.5;
    const double width = std::max(2.0, std::round(view.layout.units(Line)));
    const auto frame = [&](const QColor& ink, double inset, double line) {
        painter.setPen(QPen(ink, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(square.adjusted(inset, inset, -inset, -inset));
    };
    painter.setBrush(Qt::NoBrush);
    if (colour != QColor(TargetGreen)) frame(readableOn(colour), width / 2 + 0.75, width + 1.5);
    frame(colour, width / 2, width);
}

}  // namespace

void paintSelection(QPainter& painter, const BoardView& view) {
    const Attention& attention = view.attention;
    if (attention.square == NoSquare) return;
    const Piece piece = view.scene.pieces[attention.square];
    const bool own = attention.movable || piece == NoPiece;
    const QRect square = view.layout.rect(attention.square);
    painter.fillRect(square, selectedTint(view, attention.square));
    paintNamesOn(painter, view, attention.square, seenGround(view, attention.square));
    paintSelectedRim(painter, view, square, own ? QColor(TargetGreen) : view.colour(sideOf(piece)));
}

namespace {

template <class Paint>
void paintMarks(QPainter& painter, const BoardView& view, bool hollow, Paint paint) {
    const Attention& attention = view.attention;
    if (attention.marks.empty()) return;
    const Square origin = attention.square == NoSquare ? attention.hinted : attention.square;
    const Piece piece = origin == NoSquare ? pieceOf(view.scene.turn, attention.reserve) : view.scene.pieces[origin];
    // Marks of a hovered piece are paler. Where colours show the type of move instead of the owner, marks of a piece
    // that is not to move are paler too.
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
    // Adjacent frames have short corners, so that the arrow between them stays visible.
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
    // A short arrow between two adjacent pieces is hard to see, so it is a little wider.
    const bool nextDoor = goesNextDoor(view.layout, advice.path);
    const QPainterPath arrow = arrowShape(view.layout, advice.path, view.layout.units(nextDoor ? 17 : 14));
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
    if (!view.look.lastMove || view.scene.played.empty()) return;
    const auto& played = view.scene.played;
    paintPlayedSquares(painter, view, played.front());
    for (std::size_t i = played.size(); i-- > 1;) paintEarlier(painter, view, played[i]);
    paintLatest(painter, view, played.front());
}

}  // namespace rokada::ui
