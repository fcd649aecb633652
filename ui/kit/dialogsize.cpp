#include "kit/dialogsize.h"

#include "kit/fonts.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Largest share of the screen for a scaled dialog. Part of the window must stay visible behind it.
constexpr double LargestPart = 0.9;
/// Font size, in pixels, for which the sizes of dialogs are given.
constexpr double UsualEm = 14;

}  // namespace

double lettersOf(QWidget& dialog) {
    // Polish the dialog first, because an unpolished dialog still has the font of the desktop.
    dialog.ensurePolished();
    return std::max(1.0, emOf(dialog.font()) / UsualEm);
}

QSize sizeForLetters(QWidget& dialog, QSize usual) {
    const QSize room = dialog.screen()->availableSize() * LargestPart;
    return (usual * lettersOf(dialog)).boundedTo(room).expandedTo(usual);
}

}  // namespace rokada::ui
