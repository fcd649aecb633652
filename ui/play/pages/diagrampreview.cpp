#include "pages/diagrampreview.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

DiagramPreview::DiagramPreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DiagramPreview::showDiagram(Diagram diagram) {
    diagram_ = std::move(diagram);
    picture_ = {};
    update();
}

void DiagramPreview::paintEvent(QPaintEvent*) {
    if (!diagram_.frame.book) return;
    const QSize room = size() * devicePixelRatioF();
    int wide = std::clamp(room.width(), NarrowestDiagram, WidestDiagram);
    const int high = diagramHeight(diagram_, wide);
    if (high > room.height()) wide = std::max(NarrowestDiagram, wide * room.height() / high);
    if (picture_.width() != wide) picture_ = diagramImage(diagram_, wide);
    picture_.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(this);
    const QSizeF shown = picture_.deviceIndependentSize();
    painter.drawImage(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), picture_);
}

}  // namespace rokada::ui
