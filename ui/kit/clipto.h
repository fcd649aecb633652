// Clips a painter to a rectangle for the lifetime of an object. An earlier clip of the painter still applies.
#pragma once

#include <QPainter>
#include <QRect>

namespace rokada::ui {

class ClipTo {
public:
    ClipTo(QPainter& painter, const QRect& box) : painter_(painter) {
        painter_.save();
        painter_.setClipRect(box, Qt::IntersectClip);
    }
    ~ClipTo() { painter_.restore(); }
    ClipTo(const ClipTo&) = delete;
    ClipTo& operator=(const ClipTo&) = delete;

private:
    QPainter& painter_;
};

}  // namespace rokada::ui
