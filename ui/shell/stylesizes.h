// Metrics and style hints of the window's style.
#pragma once

#include <QSize>
#include <QStyle>

#include <optional>

class QStyleOption;
class QWidget;

namespace rokada::ui::style {

/// Both functions return the value of this style, or nullopt to use the value of Qt's Fusion style.
[[nodiscard]] std::optional<int> metricOf(QStyle::PixelMetric metric, const QStyleOption* option,
                                          const QWidget* widget);
[[nodiscard]] std::optional<int> hintOf(QStyle::StyleHint hint);
/// Returns the size of a control. `usual` is the size that Fusion computes.
[[nodiscard]] QSize sizeOf(QStyle::ContentsType type, const QStyleOption* option, QSize contents, QSize usual,
                           const QWidget* widget);

}  // namespace rokada::ui::style
