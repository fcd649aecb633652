#include "shell/wordsize.h"

#include <QWidget>

#include <algorithm>

namespace rokada::ui {

QFont fontBesideBoard(const QWidget& panel) {
    constexpr double SmallWindow = 760, Most = 1.35;
    QFont words = panel.font();
    words.setPointSizeF(words.pointSizeF() * std::clamp(panel.window()->height() / SmallWindow, 1.0, Most));
    return words;
}

}  // namespace rokada::ui
