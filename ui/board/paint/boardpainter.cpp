#include "paint/boardpainter.h"

#include "kit/clipto.h"
#include "kit/shadow.h"
#include "paint/alarmpainter.h"
#include "paint/boardrim.h"
#include "paint/coordinatepainter.h"
#include "paint/groundpainter.h"
#include "paint/hintpainter.h"
#include "paint/markpainter.h"
#include "paint/messagepainter.h"
#include "paint/ownmarkpainter.h"
#include "paint/playerpanelpainter.h"
#include "paint/seampainter.h"
#include "paint/sidepainter.h"
#include "paint/towerpainter.h"
#include "scene/seam.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr double OriginOpacity = 0.35;
/// Alpha of dimmed squares, 0 to 255. With this value the undimmed fortress stands out, and the pieces keep their
/// colours.
constexpr int DimmedAlpha = 34;
/// Size of a square, in pixels, below which an emblem would hide its piece.
constexpr int SmallestWithEmblem = 20;

/// While reserve pieces are placed, dims all squares that cannot take them.
void dimUnlit(QPainter& painter, const BoardView& view) {
    if (view.scene.lit.none()) return;
    for (int s = 0; s < view.layout.geometry().size(); ++s) {
        const bool own = view.variant.sideSpecs[view.scene.turn].home.test(static_cast<std::size_t>(s));
        if (!own) painter.fillRect(view.layout.rect(Square(s)), QColor(0, 0, 0, DimmedAlpha));
    }
}

void paintEmblem(QPainter& painter, const BoardView& view, Side side, const QRect& square) {
    const int pixels = std::max(9, qRound(view.layout.units(26)));
    const QRect box(square.bottomRight() - QPoint(pixels, pixels), QSize(pixels, pixels));
    view.art.drawEmblem(painter, box, view.sideId(side), view.ratio);
}

/// Returns true if a piece is moving to this square.
bool arrivesAt(const BoardView& view, Square square) {
    return std::ranges::find(view.progress.glides, square, &Glide::to) != view.progress.glides.end();
}

/// Paints what a moving piece captures, or the tower on which it lands, until it arrives.
void paintMet(QPainter& painter, const BoardView& view, Square square) {
    for (const Glide& glide : view.progress.glides) {
        if (glide.met == square) paintTower(painter, view, view.layout.rect(square), glide.meets);
    }
}

std::vector<Piece> stacked(Piece top, const std::vector<Piece>& below) {
    std::vector<Piece> pieces{top};
    pieces.insert(pieces.end(), below.begin(), below.end());
    return pieces;
}

/// Returns true if the piece on the square is just appearing.
bool appears(const BoardView& view, Square square) {
    const auto& fades = view.progress.fades;
    return std::ranges::any_of(fades, [&](const Fade& fade) { return fade.appears && fade.square == square; });
}

/// Paints the moving pieces. A piece that crosses an edge of a board that wraps around is painted at both edges.
void paintGlides(QPainter& painter, const BoardView& view) {
    const QPointF half(view.layout.cell() / 2.0, view.layout.cell() / 2.0);
    const QSize wrapped = view.layout.geometry().wraps() ? view.layout.area().size() : QSize();
    for (const Glide& glide : view.progress.glides) {
        const QPointF at = glide.at(view.progress.glided) - half;
        if (!glide.below.empty()) {
            paintTower(painter, view, QRectF(at, QSizeF(view.layout.cell(), view.layout.cell())),
                       stacked(glide.piece, glide.below));
            continue;
        }
        const QPixmap piece = view.standing(glide.piece, view.layout.cell());
        painter.drawPixmap(at, piece);
        if (wrapped.isEmpty()) continue;
        for (const int x : {-1, 0, 1}) {
            for (const int y : {-1, 0, 1})
                painter.drawPixmap(at + QPointF(x * wrapped.width(), y * wrapped.height()), piece);
        }
    }
}

/// Paints the old picture of a piece that is changing its kind. Returns the opacity of its new picture, and 1 for other
/// pieces.
double paintBefore(QPainter& painter, const BoardView& view, Square square, double opacity) {
    for (const Change& change : view.progress.changes) {
        if (change.square != square) continue;
        painter.setOpacity(opacity * (1 - view.progress.changed));
        view.drawPiece(painter, view.layout.rect(square), change.before);
        return view.progress.changed;
    }
    return 1;
}

/// Returns the number of tower pieces that the selected or recommended move takes from the square. Returns 0 for other
/// squares.
int leavingFrom(const BoardView& view, Square square) {
    const Attention& now = view.attention;
    if (now.square == square) return now.movable ? now.lifted : 0;
    const auto& advice = view.notes.advice;
    return now.square == NoSquare && advice && advice->piece == square ? advice->pieces : 0;
}

void paintPieces(QPainter& painter, const BoardView& view) {
    const auto& carried = view.frame.offPlace();
    const bool wanted = view.look.emblems || view.theme == BoardTheme::highContrast();
    const bool emblems = wanted && view.scene.manySides && view.layout.cell() >= SmallestWithEmblem;
    for (std::size_t s = 0; s < view.scene.pieces.size(); ++s) {
        const Piece piece = view.scene.pieces[s];
        const QRect square = view.layout.rect(Square(s));
        paintMet(painter, view, Square(s));
        if (piece == NoPiece || arrivesAt(view, Square(s)) || appears(view, Square(s))) continue;
        const bool lifted = carried && carried->from == Square(s);
        const double opacity = lifted ? OriginOpacity : 1;
        painter.setOpacity(opacity * paintBefore(painter, view, Square(s), opacity));
        if (lifted && !carried->stays.empty()) {
            painter.setOpacity(1);
            paintTower(painter, view, square, carried->stays);
        } else if (view.scene.isTower(Square(s))) {
            paintTower(painter, view, square, view.scene.tower(Square(s)), leavingFrom(view, Square(s)));
        } else {
            view.drawPiece(painter, square, piece);
        }
        painter.setOpacity(1);
        if (emblems && !lifted) paintEmblem(painter, view, sideOf(piece), square);
    }
}

void paintCarried(QPainter& painter, const BoardView& view) {
    const auto& carried = view.frame.offPlace();
    if (!carried) return;
    const int pixels = view.layout.cell() * 11 / 10;
    const QPointF corner = carried->point - QPointF(pixels / 2.0, pixels / 2.0);
    if (!carried->below.empty()) {
        return paintTower(painter, view, QRectF(corner, QSizeF(pixels, pixels)),
                          stacked(carried->piece, carried->below));
    }
    painter.drawPixmap(corner, view.standing(carried->piece, pixels));
}

}  // namespace

void paintOnSquares(QPainter& painter, const BoardView& view) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    dimUnlit(painter, view);
    paintLeftHomes(painter, view);
    paintPlayed(painter, view);
    paintSelection(painter, view);
    paintUnderHand(painter, view);
    paintBars(painter, view);
    paintCheckGlow(painter, view);
    paintRays(painter, view);
    paintWalls(painter, view);
    paintBetterFrame(painter, view);
    paintAdviceFrames(painter, view);
    paintMovePattern(painter, view);
    paintTargetsBelow(painter, view);
    paintMateGround(painter, view);
    if (view.piecesShown) paintPieces(painter, view);
    paintFades(painter, view);
    if (!view.layout.geometry().wraps()) paintTargets(painter, view);
    paintLameLeaps(painter, view);
    paintBonuses(painter, view);
    paintLit(painter, view);
    paintReach(painter, view);
    paintFive(painter, view);
    paintBetter(painter, view);
    paintSuggestions(painter, view);
    paintMoveBadge(painter, view);
    paintAdvice(painter, view);
    paintChecks(painter, view);
    paintMateSigns(painter, view);
    paintCheckTurns(painter, view);
    paintIllegalMove(painter, view);
    paintPremove(painter, view);
    paintOwnMarks(painter, view);
    const bool drawn = !view.notes.drawn.all().empty() || view.attention.drawing;
    if (drawn || view.notes.named.any()) paintPosts(painter, view.layout);
    paintGlides(painter, view);
}

namespace {

/// Paints targets on a board that wraps around. Ghost copies, the repeated squares around the board, get hollow marks,
/// because they are no additional targets.
void paintTargetsRound(QPainter& painter, const BoardView& view) {
    if (view.attention.marks.empty()) return;
    const QRect area = view.layout.area();
    const QRegion ghosts = QRegion(view.layout.whole()) - area;
    for (const int x : {-1, 0, 1}) {
        for (const int y : {-1, 0, 1}) {
            const QPoint by = QPoint(x * area.width(), y * area.height()) + view.progress.slide;
            const QRect place = area.translated(by);
            for (const bool ghost : {false, true}) {
                const QRegion seen = (ghost ? ghosts : QRegion(area)) & place;
                if (seen.isEmpty()) continue;
                painter.save();
                painter.setClipRegion(seen);
                painter.translate(by);
                ghost ? paintHollowTargets(painter, view) : paintTargets(painter, view);
                painter.restore();
            }
        }
    }
}

/// Returns a picture of the squares with everything on them, in the size of the layout's area.
QPixmap squaresOf(const QFont& font, const BoardView& view, const QPixmap& ground) {
    const QRect area = view.layout.area();
    QPixmap squares(area.size() * view.ratio);
    squares.setDevicePixelRatio(view.ratio);
    if (view.look.seeThrough) squares.fill(Qt::transparent);
    QPainter painter(&squares);
    painter.setFont(font);
    painter.translate(-area.topLeft());
    painter.drawPixmap(area.topLeft(), ground, QRectF(QPointF(area.topLeft()) * view.ratio, area.size() * view.ratio));
    paintOnSquares(painter, view);
    return squares;
}

/// Returns the notes for ghost copies, the repeated squares around a board that wraps. Arrows that do not cross an edge
/// are left out, because the copies would show fragments of arrow heads beyond the edge.
BoardNotes beyondTheCut(const BoardView& view) {
    BoardNotes seen = view.notes;
    const auto stays = [&](const Path& path) { return courseOf(view.layout, path).crossings.empty(); };
    if (seen.advice && stays(seen.advice->path)) seen.advice->to = NoSquare;
    // Drop the badge of the annotation symbol. It is at a corner of its square, where it could be cut off.
    if (seen.moveMark) seen.moveMark->nag = 0;
    if (seen.moveMark && stays(seen.moveMark->better)) seen.moveMark->better.clear();
    if (seen.moveMark && stays(seen.moveMark->answer)) seen.moveMark->answer.clear();
    std::erase_if(seen.suggestions, [&](const Suggestion& suggestion) { return stays(suggestion.path); });
    return seen;
}

/// Paints copies of `squares` side by side, where they are visible in `box`.
void paintTiles(QPainter& painter, const BoardView& view, const QPixmap& squares, const QRect& box) {
    const QRect area = view.layout.area();
    const ClipTo clip(painter, box);
    for (const int x : {-2, -1, 0, 1, 2}) {
        for (const int y : {-2, -1, 0, 1, 2}) {
            const QPoint by = QPoint(x * area.width(), y * area.height()) + view.progress.slide;
            const QRect place = area.translated(by);
            if (place.intersects(box)) painter.drawPixmap(place.topLeft(), squares);
        }
    }
}

/// Paints the part of the ground outside the squares: the shadow.
void paintAround(QPainter& painter, const BoardView& view, const QPixmap& ground) {
    if (view.darkSurround) return;
    const int reach = shadowReach(Elevation::Card);
    const QRect whole = view.layout.whole();
    const QRect shaded = whole.adjusted(-reach, -reach, reach, reach) & QRect({}, view.layout.room());
    for (const QRect& part : QRegion(shaded) - whole)
        painter.drawPixmap(part, ground,
                           QRectF(QPointF(part.topLeft()) * view.ratio, part.size() * view.ratio).toRect());
}

/// Paints a board that wraps around. Its squares are painted once. The repeated squares around the board show the same
/// picture without most arrows.
void paintWrapped(QPainter& painter, const BoardView& view, const QPixmap& ground) {
    const QPixmap squares = squaresOf(painter.font(), view, ground);
    const BoardNotes& notes = view.notes;
    const bool arrows = notes.advice || notes.moveMark || !notes.suggestions.empty();
    if (arrows && view.layout.whole() != view.layout.area()) {
        BoardFrame beyond = view.frame;
        beyond.notes = beyondTheCut(view);
        const BoardView ghosts(beyond, view.art, view.ratio);
        paintTiles(painter, view, squaresOf(painter.font(), ghosts, ground), view.layout.whole());
        paintTiles(painter, view, squares, view.layout.area());
    } else {
        paintTiles(painter, view, squares, view.layout.whole());
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paintGhostVeil(painter, view);
    paintTargetsRound(painter, view);
    paintSeamTags(painter, view);
    if (view.layout.coordinates() == Coordinates::Outside) paintCoordinates(painter, view);
}

}  // namespace

void paintGround(QPainter& painter, const BoardView& view) {
    paintSquares(painter, view);
    paintField(painter, view);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHomes(painter, view);
    paintGates(painter, view);
    // If a board wraps around, coordinates outside the board move during scrolling, so they are not part of the ground.
    const bool goAlong = view.layout.geometry().wraps() && view.layout.coordinates() == Coordinates::Outside;
    if (!goAlong) paintCoordinates(painter, view);
}

QPixmap boardGround(const BoardView& view) {
    QPixmap ground(view.layout.room() * view.ratio);
    ground.setDevicePixelRatio(view.ratio);
    ground.fill(Qt::transparent);
    QPainter painter(&ground);
    paintBoardShadow(painter, view);
    paintGround(painter, view);
    if (view.look.seeThrough) cutCorners(painter, view);
    return ground;
}

void paintBoard(QPainter& painter, const BoardView& view, const QPixmap& ground) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (view.layout.geometry().wraps()) {
        paintAround(painter, view, ground);
        paintWrapped(painter, view, ground);
    } else {
        painter.drawPixmap(0, 0, ground);
        paintOnSquares(painter, view);
    }
    paintCorners(painter, view);
    paintPlayerPanels(painter, view);
    paintMessages(painter, view);
    paintFan(painter, view);
    if (view.progress.illegalMove) view.progress.illegalMove->tag.paint(painter);
    if (view.attention.movePattern) view.attention.movePattern->words.paint(painter);
    for (const ReasonTag& callout : view.progress.callouts) callout.paint(painter);
    paintCursor(painter, view);
    paintCarried(painter, view);
}

QImage boardDrawing(BoardView view) {
    view.piecesShown = false;
    const QRect area = view.layout.area();
    QImage drawing(area.size() * view.ratio, QImage::Format_RGB32);
    drawing.setDevicePixelRatio(view.ratio);
    QPainter painter(&drawing);
    painter.translate(-area.topLeft());
    painter.drawPixmap(0, 0, boardGround(view));
    paintOnSquares(painter, view);
    if (view.layout.geometry().wraps()) paintTargets(painter, view);
    return drawing;
}

}  // namespace rokada::ui
