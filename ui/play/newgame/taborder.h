// Finds the widgets inside a widget that accept the focus by Tab, in the order of its layouts.
#pragma once

#include <QWidget>

namespace rokada::ui {

/// Returns the widgets inside `widget` that accept the focus by Tab. Includes hidden widgets, because they may be shown
/// later.
[[nodiscard]] QWidgetList tabStops(QWidget& widget);

}  // namespace rokada::ui
