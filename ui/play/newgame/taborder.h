// Finds the tab stops inside a widget, in the order of its layouts.
#pragma once

#include <QWidget>

namespace rokada::ui {

/// Returns the widgets that accept the focus by Tab. Hidden widgets are included, because they may be shown later.
[[nodiscard]] QWidgetList tabStops(QWidget& widget);

}  // namespace rokada::ui
