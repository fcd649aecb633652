#include "lesson/stepprogress.h"

#include "kit/theme.h"
#include "scene/boardtheme.h"
#include "scene/markcolours.h"

#include <QPainter>

namespace rokada::ui {

StepProgress::StepProgress(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("stepProgress"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepProgress::show(int steps, int done, int now) {
    steps_ = steps;
    done_ = done;
    now_ = now;
    const QString words = tr("Step %1 of %2").arg(now + 1).arg(steps);
    setAccessibleName(words);
    setToolTip(words);
    update();
}

void StepProgress::paintEvent(QPaintEvent*) {
    constexpr double Gap = 4;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor open = mixed(theme().canvas, theme().text, 0.25);
    const double width = (this->width() - (steps_ - 1) * Gap) / steps_;
    for (int i = 0; i < steps_; ++i) {
        const bool now = i == now_;
        const double thick = now ? 10 : 6;
        const QRectF box(i * (width + Gap), (height() - thick) / 2.0, width, thick);
        painter.setPen(Qt::NoPen);
        painter.setBrush(i < done_ ? QColor(MarkGreen) : now ? theme().accent : open);
        painter.drawRoundedRect(box, thick / 2, thick / 2);
    }
}

}  // namespace rokada::ui
