#include "kit/digitstrip.h"

#include <QFontMetrics>
#include <QPainter>
#include <QRect>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int SmallestFont = 9;

}  // namespace

DigitStrip::DigitStrip(QString text, const QFont& font) : text_(std::move(text)), font_(font) {}

int DigitStrip::cell(QChar c) const {
    const QFontMetrics metrics(font_);
    if (!c.isDigit()) return metrics.horizontalAdvance(c);
    int widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

int DigitStrip::width() const {
    int width = 0;
    for (const QChar c : text_) width += cell(c);
    return width;
}

void DigitStrip::fit(int room) {
    while (width() > room && font_.pixelSize() > SmallestFont) font_.setPixelSize(font_.pixelSize() - 1);
}

void DigitStrip::paint(QPainter& painter, const QRect& box) const {
    painter.setFont(font_);
    QRect place(box.left() + (box.width() - width()) / 2, box.top(), 0, box.height());
    for (const QChar c : text_) {
        place.setWidth(cell(c));
        painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, QString(c));
        place.moveLeft(place.left() + place.width());
    }
}

}  // namespace rokada::ui
