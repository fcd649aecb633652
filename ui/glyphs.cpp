#include "glyphs.h"

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

QPainterPath pathOf(Glyph glyph) {
    switch (glyph) {
        case Glyph::New: return boardWithPlus();
        case Glyph::Undo: return arrowBack();
        case Glyph::Redo: return QTransform(-1, 0, 0, 1, 20, 0).map(arrowBack());
        case Glyph::Flip: return upAndDown();
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

QIcon glyph(Glyph glyph, const QColor& ink) {
    QIcon icon;
    for (const int ratio : {1, 2, 3}) icon.addPixmap(painted(pathOf(glyph), ratio, ink));
    return icon;
}

}  // namespace rokada::ui
