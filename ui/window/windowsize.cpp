#include "window/windowsize.h"

namespace rokada::ui {

namespace {

constexpr QSize SmallestWindow{1024, 700};
constexpr QSize UsualWindow{1180, 860};
constexpr QSize LargestWindow{1600, 1000};
constexpr double UsualPart = 0.85;

}  // namespace

QSize firstSize(QSize available) {
    const QSize usual = (available * UsualPart).boundedTo(LargestWindow).expandedTo(UsualWindow);
    return usual.boundedTo(available - WindowFrame).expandedTo(smallestSize(available));
}

QSize smallestSize(QSize available) { return SmallestWindow.boundedTo(available - WindowFrame); }

}  // namespace rokada::ui
