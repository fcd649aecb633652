#include "kit/dialogsize.h"

#include <QApplication>
#include <QFontInfo>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Of the screen: a dialog leaves something of the window to be seen.
constexpr double LargestPart = 0.9;

}  // namespace

double lettersOf(QWidget& dialog) {
    // Before it is polished it has those of the desktop.
    dialog.ensurePolished();
    return std::max(1.0, QFontInfo(dialog.font()).pointSizeF() / QFontInfo(QApplication::font()).pointSizeF());
}

QSize sizeForLetters(QWidget& dialog, QSize usual) {
    const QSize room = dialog.screen()->availableSize() * LargestPart;
    return (usual * lettersOf(dialog)).boundedTo(room).expandedTo(usual);
}

}  // namespace rokada::ui
