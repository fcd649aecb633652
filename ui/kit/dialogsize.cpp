#include "kit/dialogsize.h"

#include "kit/fonts.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Of the screen: a dialog leaves something of the window to be seen.
constexpr double LargestPart = 0.9;
/// Sizes of dialogs are those for text of so many pixels.
constexpr double UsualEm = 14;

}  // namespace

double lettersOf(QWidget& dialog) {
    // Before it is polished it has those of the desktop.
    dialog.ensurePolished();
    return std::max(1.0, emOf(dialog.font()) / UsualEm);
}

QSize sizeForLetters(QWidget& dialog, QSize usual) {
    const QSize room = dialog.screen()->availableSize() * LargestPart;
    return (usual * lettersOf(dialog)).boundedTo(room).expandedTo(usual);
}

}  // namespace rokada::ui
