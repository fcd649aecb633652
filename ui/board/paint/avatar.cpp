#include "paint/avatar.h"

#include "kit/icons.h"
#include "kit/theme.h"
#include "rules/variant.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Sizes of the piece and of the icon, as parts of the diameter of the disc.
constexpr double PieceSize = 0.68, IconSize = 0.5;
/// Radius of the small disc, and offset of its centre to the right and down, as parts of the radius of the large disc.
constexpr double SideDisc = 0.23, SideOffset = 0.77;
/// Gap around the small disc and width of its edge, in pixels.
constexpr double SideGap = 1.6, SideLine = 1.4;

void paintDisc(QPainter& painter, const QPointF& centre, double radius, const QColor& fill, const QColor& line = {},
               double lineWidth = 0) {
    painter.setPen(line.isValid() ? QPen(line, lineWidth) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawEllipse(centre, radius, radius);
}

QRectF squareAround(const QPointF& centre, double side) {
    return {centre - QPointF(side, side) / 2, QSizeF(side, side)};
}

void paintPiece(QPainter& painter, const QPointF& centre, double side, const Portrait& portrait) {
    static PieceArt art;
    const KindSpec kind{.name = portrait.kind, .letter = 'X', .movement = {}};
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    art.drawPiece(painter, squareAround(centre, side), kind, portrait.side, ratio);
}

void paintIcon(QPainter& painter, const QPointF& centre, double side, Icon icon) {
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    const QPixmap pixmap = iconPixmap(icon, theme().text2, std::max(1, qRound(side * ratio)));
    painter.drawPixmap(squareAround(centre, side), pixmap, QRectF(pixmap.rect()));
}

/// Paints the small disc of a side. The disc gets an edge if its colour has little contrast to `ground`, the colour
/// around it.
void paintSide(QPainter& painter, const QPointF& centre, double radius, std::string_view sideId, const QColor& ground) {
    const QColor fill = coloursOf(sideId).fill;
    const QColor line = contrastOf(fill, ground) < 3 ? theme().edge : QColor();
    paintDisc(painter, centre, radius + SideGap, ground);
    paintDisc(painter, centre, radius - (line.isValid() ? SideLine / 2 : 0), fill, line, SideLine);
}

}  // namespace

void paintAvatar(QPainter& painter, const QRectF& room, const Avatar& avatar, const QColor& ground) {
    const double radius = std::min(room.width(), room.height()) / 2;
    const QPointF centre = room.center();
    const bool portrait = avatar.type == Avatar::Type::Portrait;
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QColor disc = theme().dark ? avatar.portrait.dark : avatar.portrait.light;
    paintDisc(painter, centre, radius, portrait ? disc : theme().sunken);
    if (portrait) {
        paintPiece(painter, centre, 2 * radius * PieceSize, avatar.portrait);
    } else {
        const Icon icon = avatar.type == Avatar::Type::Person ? Icon::Person : Icon::Engine;
        paintIcon(painter, centre, 2 * radius * IconSize, icon);
    }
    const QPointF corner = centre + QPointF(radius, radius) * SideOffset;
    if (!avatar.side.empty()) paintSide(painter, corner, radius * SideDisc, avatar.side, ground);
    painter.restore();
}

}  // namespace rokada::ui
