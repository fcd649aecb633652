#include "lesson/reachkey.h"

#include "paint/markshapes.h"

#include <QPainter>

#include <array>

namespace rokada::ui {

namespace {

constexpr int KeySample = 20;
constexpr int KeyGap = 8;

}  // namespace

ReachKey::ReachKey(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("reachKey"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ReachKey::sizeHint() const { return {400, std::max(KeySample, fontMetrics().height()) + KeyGap}; }

void ReachKey::paintEvent(QPaintEvent*) {
    const std::array words{tr("moves and captures"), tr("moves only"), tr("captures only")};
    constexpr std::array reaches{Reach::Both, Reach::Quiet, Reach::Capture};
    int length = 2 * KeyGap;
    for (const QString& word : words) length += KeySample + KeyGap / 2 + fontMetrics().horizontalAdvance(word) + KeyGap;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::WindowText));
    int x = std::max(0, (width() - length) / 2);
    for (std::size_t i = 0; i < words.size(); ++i) {
        paintReachSample(painter, QRectF(x, (height() - KeySample) / 2.0, KeySample, KeySample), reaches[i]);
        x += KeySample + KeyGap / 2;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, words[i]);
        x += fontMetrics().horizontalAdvance(words[i]) + 2 * KeyGap;
    }
}

}  // namespace rokada::ui
