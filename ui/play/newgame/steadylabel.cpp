#include "newgame/steadylabel.h"

#include <algorithm>

namespace rokada::ui {

SteadyLabel::SteadyLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void SteadyLabel::setTexts(const QStringList& texts) {
    texts_ = texts;
    updateGeometry();
}

int SteadyLabel::heightForWidth(int width) const {
    int height = QLabel::heightForWidth(width);
    const QFontMetrics metrics(font());
    for (const QString& text : texts_) {
        const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
        height = std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, text).height());
    }
    return height;
}

}  // namespace rokada::ui
