#include "kit/icons.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace rokada::ui {

namespace {

/// On a field of 20 by 20.
QPainterPath arrowBack() {
    QPainterPath path(QPointF(7, 4));
    path.lineTo(3, 8);
    path.lineTo(7, 12);
    path.moveTo(3, 8);
    path.lineTo(12, 8);
    path.cubicTo(19, 8, 19, 16, 12, 16);
    path.lineTo(9, 16);
    return path;
}

QPainterPath upAndDown() {
    QPainterPath path(QPointF(3, 7));
    path.lineTo(6, 3);
    path.lineTo(9, 7);
    path.moveTo(6, 3);
    path.lineTo(6, 16);
    path.moveTo(11, 13);
    path.lineTo(14, 17);
    path.lineTo(17, 13);
    path.moveTo(14, 17);
    path.lineTo(14, 4);
    return path;
}

QPainterPath boardWithPlus() {
    QPainterPath path(QPointF(11, 3));
    path.lineTo(3, 3);
    path.lineTo(3, 17);
    path.lineTo(17, 17);
    path.lineTo(17, 10);
    path.moveTo(15, 1.5);
    path.lineTo(15, 7.5);
    path.moveTo(12, 4.5);
    path.lineTo(18, 4.5);
    return path;
}

QPainterPath lamp() {
    QPainterPath path(QPointF(7.5, 14));
    path.cubicTo(7.5, 11.5, 4.5, 10.5, 4.5, 7);
    path.cubicTo(4.5, 0, 15.5, 0, 15.5, 7);
    path.cubicTo(15.5, 10.5, 12.5, 11.5, 12.5, 14);
    path.closeSubpath();
    path.moveTo(8, 17.5);
    path.lineTo(12, 17.5);
    return path;
}

/// To the end at once.
QPainterPath arrowToBar() {
    QPainterPath path(QPointF(3, 4));
    path.lineTo(13, 10);
    path.lineTo(3, 16);
    path.closeSubpath();
    path.moveTo(16.5, 4);
    path.lineTo(16.5, 16);
    return path;
}

QPainterPath twoBars() {
    QPainterPath path;
    path.addRect(4.5, 3.5, 3.5, 13);
    path.addRect(12, 3.5, 3.5, 13);
    return path;
}

QPainterPath pathOf(Icon icon) {
    switch (icon) {
        case Icon::New: return boardWithPlus();
        case Icon::Undo: return arrowBack();
        case Icon::Redo: return QTransform(-1, 0, 0, 1, 20, 0).map(arrowBack());
        case Icon::Hint: return lamp();
        case Icon::MoveNow: return arrowToBar();
        case Icon::Pause: return twoBars();
        case Icon::Flip: return upAndDown();
    }
    return {};
}

QPixmap painted(const QPainterPath& path, int ratio, const QColor& ink) {
    QPixmap pixmap(20 * ratio, 20 * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(ratio, ratio);
    painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

QIcon iconOf(Icon which, const QColor& ink) {
    QIcon icon;
    QColor faint = ink;
    faint.setAlphaF(0.35F);
    for (const int ratio : {1, 2, 3}) {
        icon.addPixmap(painted(pathOf(which), ratio, ink));
        // The one that Qt would make by itself can hardly be told from the other in a dark window.
        icon.addPixmap(painted(pathOf(which), ratio, faint), QIcon::Disabled);
    }
    return icon;
}

}  // namespace rokada::ui
