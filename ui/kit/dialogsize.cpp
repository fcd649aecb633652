#include "kit/dialogsize.h"

#include "kit/fonts.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Largest share of the screen for a scaled dialog, so that part of the window behind it stays visible.
constexpr double LargestPart = 0.9;
/// Font size, in pixels, for which the sizes of dialogs are given.
constexpr double UsualEm = 14;

}  // namespace

double lettersOf(QWidget& dialog) {
    // Polish the dialog first, because the style sets its font only then.
    dialog.ensurePolished();
    return std::max(1.0, emOf(dialog.font()) / UsualEm);
}

QSize sizeForLetters(QWidget& dialog, QSize usual) {
    const QSize room = dialog.screen()->availableSize() * LargestPart;
    return (usual * lettersOf(dialog)).boundedTo(room).expandedTo(usual);
}

}  // namespace rokada::ui
