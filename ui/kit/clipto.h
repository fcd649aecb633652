// Clips a painter to a box, within its earlier clip, for the lifetime of the object.
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
