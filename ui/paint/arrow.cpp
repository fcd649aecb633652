#include "paint/arrow.h"

#include "scene/boardglide.h"
#include "scene/boardlayout.h"

#include <QLineF>

#include <algorithm>

namespace rokada::ui {

QPainterPath arrowAlong(const BoardLayout& layout, const Path& path) {
    QPainterPath arrow;
    auto parts = stretches(layout, path);
    if (parts.empty()) return arrow;
    QLineF& last = parts.back();
    last.setLength(std::max(1.0, last.length() - layout.units(30)));
    for (const QLineF& part : parts) {
        arrow.moveTo(part.p1());
        arrow.lineTo(part.p2());
    }
    const double angle = last.angle();
    for (const double turn : {150.0, 210.0}) {
        arrow.moveTo(last.p2());
        arrow.lineTo(last.p2() + QLineF::fromPolar(layout.units(18), angle + turn).p2());
    }
    return arrow;
}

}  // namespace rokada::ui
