#include "paint/sidepainter.h"

#include <QFont>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Part of the fading animation after which the piece is grey.
constexpr double Greyed = 0.3;
/// Part of the fading animation after which the opacity of the grey piece is `Sunk`.
constexpr double Sinking = 0.65;
/// Opacity of a grey piece before it vanishes completely.
constexpr double Sunk = 0.3;
/// Part of the animation of a mate before the mated side begins to vanish.
constexpr double MateSeen = 0.6;

double between(double from, double to, double part) { return from + (to - from) * std::clamp(part, 0.0, 1.0); }

void paintLeaver(QPainter& painter, const BoardView& view, const Fade& fade) {
    const double part = view.scene.mates.empty() ? view.progress.faded : lapsed(view.progress.faded);
    const QPoint at = view.layout.rect(fade.square).topLeft();
    const int cell = view.layout.cell();
    const KindSpec& kind = view.variant.kinds[kindOf(fade.piece)];
    const double grey = part < Sinking ? between(1, Sunk, (part - Greyed) / (Sinking - Greyed))
                                       : between(Sunk, 0, (part - Sinking) / (1 - Sinking));
    painter.setOpacity(grey);
    painter.drawPixmap(at,
                       view.art.turnedPiece(kind, GreySide, cell, view.ratio, view.layout.turnsOf(sideOf(fade.piece))));
    painter.setOpacity(between(1, 0, part / Greyed));
    painter.drawPixmap(at, view.standing(fade.piece, cell));
}

}  // namespace

void paintLeftHomes(QPainter& painter, const BoardView& view) {
    for (std::size_t side = 0; side < view.scene.seats.size(); ++side) {
        if (!view.scene.seats[side].out) continue;
        const SquareSet& home = view.variant.sideSpecs[side].home;
        QColor ink = view.colour(Side(side)).darker(140);
        ink.setAlphaF(0.55F);
        for (int s = 0; s < view.layout.geometry().size(); ++s) {
            if (home.test(static_cast<std::size_t>(s)))
                painter.fillRect(view.layout.rect(Square(s)), QBrush(ink, Qt::BDiagPattern));
        }
    }
}

double lapsed(double faded) { return std::clamp((faded - MateSeen) / (1 - MateSeen), 0.0, 1.0); }

void paintFades(QPainter& painter, const BoardView& view) {
    for (const Fade& fade : view.progress.fades) {
        if (fade.appears) {
            painter.setOpacity(std::clamp(view.progress.faded, 0.0, 1.0));
            painter.drawPixmap(view.layout.rect(fade.square).topLeft(), view.standing(fade.piece, view.layout.cell()));
        } else {
            paintLeaver(painter, view, fade);
        }
    }
    painter.setOpacity(1);
}

int turnsUntil(const BoardScene& scene, Side side) {
    if (scene.turn == NoSide) return 0;
    const std::size_t sides = scene.seats.size();
    int turns = 0;
    for (std::size_t i = scene.turn; i != side; i = (i + 1) % sides) turns += scene.seats[i].out ? 0 : 1;
    return turns;
}

void paintCheckTurns(QPainter& painter, const BoardView& view) {
    if (!view.scene.manySides || !view.look.checks || view.progress.underWay()) return;
    const double radius = std::max(8.0, view.layout.units(20));
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(qRound(radius * 1.3));
    painter.setFont(font);
    for (const Square king : view.scene.checkedKings) {
        const int turns = turnsUntil(view.scene, sideOf(view.scene.pieces[king]));
        if (turns == 0) continue;
        const QPointF centre = QRectF(view.layout.rect(king)).topRight() + QPointF(-radius, radius);
        painter.setPen(QPen(QColor(OutlineInk), 1.5));
        painter.setBrush(QColor(OutlineWhite));
        painter.drawEllipse(centre, radius, radius);
        painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                         QString::number(turns));
    }
}

}  // namespace rokada::ui
