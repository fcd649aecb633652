#include "paint/markshapes.h"

#include "paint/outlinedstroke.h"
#include "scene/boardtheme.h"
#include "scene/markcolours.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace rokada::ui {

QPainterPath brackets(const QRectF& box, double arm) {
    QPainterPath path;
    for (const int sx : {-1, 1}) {
        for (const int sy : {-1, 1}) {
            const QPointF corner(sx < 0 ? box.left() : box.right(), sy < 0 ? box.top() : box.bottom());
            path.moveTo(corner - QPointF(sx * arm, 0));
            path.lineTo(corner);
            path.lineTo(corner - QPointF(0, sy * arm));
        }
    }
    return path;
}

QPainterPath sides(const QRectF& box, double length) {
    QPainterPath path;
    const QPointF along(length / 2, 0), down(0, length / 2);
    for (const auto& [middle, half] : {std::pair(QPointF(box.center().x(), box.top()), along),
                                       {QPointF(box.center().x(), box.bottom()), along},
                                       {QPointF(box.left(), box.center().y()), down},
                                       {QPointF(box.right(), box.center().y()), down}}) {
        path.moveTo(middle - half);
        path.lineTo(middle + half);
    }
    return path;
}

QPainterPath diamond(QPointF centre, double half) {
    QPainterPath path(centre - QPointF(0, half));
    for (const QPointF corner : {QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)}) path.lineTo(centre + corner);
    path.closeSubpath();
    return path;
}

void paintSignDisc(QPainter& painter, QPointF centre, double radius, const QString& sign, const QColor& ground,
                   const QColor& ink) {
    constexpr int SmallestSign = 9;
    constexpr double Letter = 1.3;
    QPainterPath disc;
    disc.addEllipse(centre, radius - WhiteRim, radius - WhiteRim);
    fillOutlined(painter, disc, ground);
    QFont font = painter.font();
    font.setPixelSize(std::max(SmallestSign, qRound(radius * Letter)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter, sign);
}

void paintTheorySample(QPainter& painter, const QRectF& box) {
    strokeOutlined(painter, diamond(box.center(), box.width() * 0.34), QColor(Theory), 2);
}

void paintReachSample(QPainter& painter, const QRectF& box, Reach reach) {
    const double side = box.width();
    const auto circle = [&](double diameter) {
        QPainterPath path;
        path.addEllipse(box.center(), diameter / 2, diameter / 2);
        return path;
    };
    switch (reach) {
        case Reach::Both:
            fillOutlined(painter, circle(side * 0.66), QColor(MarkGreen));
            painter.strokePath(circle(side * 0.32), QPen(QColor(OutlineWhite), side * 0.09));
            break;
        case Reach::Quiet: strokeOutlined(painter, circle(side * 0.6), QColor(MarkBlue), 2.5); break;
        case Reach::Capture: {
            const double inset = side * 0.12;
            strokeOutlined(painter, brackets(box.adjusted(inset, inset, -inset, -inset), side * 0.16), QColor(MarkRed),
                           1.6);
            break;
        }
    }
}

}  // namespace rokada::ui
