// Painting of check boxes, radio buttons and switches.
#pragma once

#include <QStyleOption>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintCheckBox(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void paintRadioButton(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void paintSwitch(const QStyleOption& option, QPainter& painter, const QWidget* widget);

/// Lengths in pixels for a font size (em) of 15 pixels; `px` scales them.
inline constexpr double BoxSize = 19;
inline constexpr double SwitchWidth = 38, SwitchHeight = 22;

}  // namespace rokada::ui::style
