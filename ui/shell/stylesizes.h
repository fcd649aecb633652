// Sizes and hints of the window's style.
#pragma once

#include <QSize>
#include <QStyle>

#include <optional>

class QStyleOption;
class QWidget;

namespace rokada::ui::style {

/// Nullopt where Fusion's value holds.
[[nodiscard]] std::optional<int> metricOf(QStyle::PixelMetric metric, const QStyleOption* option,
                                          const QWidget* widget);
[[nodiscard]] std::optional<int> hintOf(QStyle::StyleHint hint);
/// `usual` is what Fusion makes of the contents.
[[nodiscard]] QSize sizeOf(QStyle::ContentsType type, const QStyleOption* option, QSize contents, QSize usual,
                           const QWidget* widget);

}  // namespace rokada::ui::style
