// Painting of scroll bars, sliders and progress bars.
#pragma once

#include <QRect>
#include <QStyle>
#include <QStyleOptionProgressBar>
#include <QStyleOptionSlider>

class QPainter;
class QWidget;

namespace rokada::ui::style {

void paintScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget);
[[nodiscard]] QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part);
inline constexpr int ScrollBarWidth = 8;

/// Paints a slider. `handle` is the rectangle of the handle that the style computed.
void paintSlider(const QStyleOptionSlider& option, const QRect& handle, QPainter& painter, const QWidget* widget);
inline constexpr double SliderHandle = 18, SliderThickness = 28;

void paintProgressBar(const QStyleOptionProgressBar& option, QPainter& painter, const QWidget* widget);

}  // namespace rokada::ui::style
