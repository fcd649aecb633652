#include "paint/gradebadge.h"

#include "scene/movemark.h"

#include <QColor>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int LastSymbol = 6, SmallestSign = 7;
/// Size of the symbol, as a part of the diameter of the disc.
constexpr double Letter = 0.6;

}  // namespace

void paintGradeBadge(QPainter& painter, const QRectF& box, int nag) {
    const QString symbol = symbolOf(nag);
    if (symbol.isEmpty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgb(colourOf(nag)));
    painter.drawEllipse(box);
    QFont font = painter.font();
    font.setPixelSize(std::max(SmallestSign, qRound(box.height() * Letter)));
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(QColor::fromRgb(inkOnBadge()));
    painter.drawText(box, Qt::AlignCenter, symbol);
    painter.restore();
}

int gradeOfWritten(const QString& move) {
    int found = 0;
    // "b5??" also ends with "?", so the longest symbol counts.
    for (int nag = 1; nag <= LastSymbol; ++nag) {
        const QString symbol = symbolOf(nag);
        if (move.endsWith(symbol) && symbol.size() > symbolOf(found).size()) found = nag;
    }
    return found;
}

}  // namespace rokada::ui
