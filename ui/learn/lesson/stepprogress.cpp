#include "lesson/stepprogress.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "learn/progresspaint.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths of the bars, in pixels at a font size of 15 pixels. `designPixels` scales them with the font size.
constexpr double StepHeight = 6, StepGap = 5, StepsLength = 200, ShortestSteps = 80;
/// Fraction of the theme's accent colour in the bar of the current step.
constexpr double NowShare = 0.55;

}  // namespace

StepProgress::StepProgress(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("stepProgress"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepProgress::show(int steps, int done, int now) {
    steps_ = steps;
    done_ = done;
    now_ = now;
    setWords(tr("Step %1 of %2").arg(now + 1).arg(steps));
}

void StepProgress::showShare(int done, int all, const QString& words) {
    steps_ = all;
    done_ = done;
    now_ = -1;
    setWords(words);
}

void StepProgress::setWords(const QString& words) {
    setAccessibleName(words);
    setToolTip(words);
    update();
}

QSize StepProgress::sizeHint() const {
    return {designPixels(StepsLength, emOf(font())), designPixels(StepHeight, emOf(font()))};
}

QSize StepProgress::minimumSizeHint() const {
    return {designPixels(ShortestSteps, emOf(font())), designPixels(StepHeight, emOf(font()))};
}

void StepProgress::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (now_ < 0) return paintProgressLine(painter, rect(), done_, steps_);
    const Theme& tokens = theme();
    const double gap = designPixels(StepGap, emOf(font()));
    const double width = (this->width() - (steps_ - 1) * gap) / steps_;
    // The steps before the current one are passed, also those that were skipped.
    const int passed = std::max(done_, now_);
    for (int i = 0; i < steps_; ++i) {
        const bool now = i == now_;
        const QColor fill = now          ? mixed(tokens.canvas, tokens.accent, NowShare)
                            : i < passed ? tokens.accent
                                         : tokens.sunken;
        const QColor edge = now ? tokens.accent : tokens.contrast ? tokens.edge : QColor();
        paintRound(painter, QRectF(i * (width + gap), 0, width, height()), height() / 2.0, fill,
                   tokens.contrast ? edge : QColor());
    }
}

}  // namespace rokada::ui
