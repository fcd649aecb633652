#include "newgame/steadylabel.h"

#include <algorithm>

namespace rokada::ui {

SteadyLabel::SteadyLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void SteadyLabel::setTexts(const QStringList& texts) {
    texts_ = texts;
    heights_.clear();
    updateGeometry();
}

int SteadyLabel::heightForWidth(int width) const {
    constexpr std::size_t MostWidths = 16;
    if (font() != measuredFont_ || heights_.size() > MostWidths) heights_.clear();
    measuredFont_ = font();
    const auto [height, added] = heights_.try_emplace(width);
    if (added) height->second = tallest(width);
    return std::max(QLabel::heightForWidth(width), height->second);
}

/// Returns the height in pixels of the longest text, wrapped to `width` pixels.
int SteadyLabel::tallest(int width) const {
    const QFontMetrics metrics(font());
    const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
    int height = 0;
    for (const QString& text : texts_)
        height = std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, text).height());
    return height;
}

}  // namespace rokada::ui
