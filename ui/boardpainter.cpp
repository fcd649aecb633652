#include "boardpainter.h"

#include "alarmpainter.h"
#include "coordinatepainter.h"
#include "groundpainter.h"
#include "markpainter.h"
#include "platepainter.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr double OriginOpacity = 0.35;
/// On smaller squares an emblem would hide its man.
constexpr int SmallestWithEmblem = 20;

/// While reserves are deployed only the squares that may take them are bright.
void dimUnlit(QPainter& painter, const BoardView& view) {
    if (view.scene.lit.none()) return;
    for (int s = 0; s < view.layout.geometry().size(); ++s) {
        const bool own = view.variant.armies[view.scene.turn].home.test(static_cast<std::size_t>(s));
        if (!own) painter.fillRect(view.layout.rect(Square(s)), QColor(0, 0, 0, 70));
    }
}

void paintEmblem(QPainter& painter, const BoardView& view, Side side, const QRect& square) {
    const int pixels = std::max(9, qRound(view.layout.units(26)));
    painter.drawPixmap(square.bottomRight() - QPoint(pixels, pixels),
                       view.art.emblem(view.army(side), pixels, view.ratio));
}

bool glides(const BoardView& view, Square to) {
    const auto& glides = view.attention.glides;
    return std::any_of(glides.begin(), glides.end(), [&](const Glide& glide) { return glide.to == to; });
}

void paintGlides(QPainter& painter, const BoardView& view) {
    const QPointF half(view.layout.cell() / 2.0, view.layout.cell() / 2.0);
    for (const Glide& glide : view.attention.glides) {
        painter.drawPixmap(glide.at(view.attention.glided) - half, view.picture(glide.man, view.layout.cell()));
    }
}

void paintMen(QPainter& painter, const BoardView& view) {
    const auto& carried = view.attention.carried;
    const bool emblems = view.scene.manyArmies && view.layout.cell() >= SmallestWithEmblem;
    for (std::size_t s = 0; s < view.scene.men.size(); ++s) {
        const Piece man = view.scene.men[s];
        if (man == NoPiece) continue;
        if (glides(view, Square(s))) continue;
        const QRect square = view.layout.rect(Square(s));
        const bool lifted = carried && carried->from == Square(s);
        painter.setOpacity(lifted ? OriginOpacity : 1);
        painter.drawPixmap(square.topLeft(), view.picture(man, view.layout.cell()));
        painter.setOpacity(1);
        if (emblems && !lifted) paintEmblem(painter, view, sideOf(man), square);
    }
}

void paintCarried(QPainter& painter, const BoardView& view) {
    const auto& carried = view.attention.carried;
    if (!carried) return;
    const int pixels = view.layout.cell() * 11 / 10;
    const QPointF corner = carried->point - QPointF(pixels / 2.0, pixels / 2.0);
    painter.drawPixmap(corner, view.picture(carried->man, pixels));
}

}  // namespace

QPixmap boardGround(const BoardView& view) {
    QPixmap ground(view.layout.room() * view.ratio);
    ground.setDevicePixelRatio(view.ratio);
    ground.fill(Qt::transparent);
    QPainter painter(&ground);
    paintSquares(painter, view);
    paintField(painter, view);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHomes(painter, view);
    paintBars(painter, view);
    paintCoordinates(painter, view);
    return ground;
}

void paintBoard(QPainter& painter, const BoardView& view, const QPixmap& ground) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintEdge(painter, view);
    painter.drawPixmap(0, 0, ground);
    dimUnlit(painter, view);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paintPlayed(painter, view);
    paintSelection(painter, view);
    paintWalls(painter, view);
    paintMen(painter, view);
    paintTargets(painter, view);
    paintAdvice(painter, view);
    paintChecks(painter, view);
    paintRefusal(painter, view);
    paintGlides(painter, view);
    paintPlates(painter, view);
    paintCursor(painter, view);
    paintCarried(painter, view);
    if (view.attention.chooser.open()) view.attention.chooser.paint(painter, view, view.scene.turn);
}

}  // namespace rokada::ui
