// What Tab reaches within a widget, in the order in which its layouts show it.
#pragma once

#include <QWidget>

namespace rokada::ui {

/// Hidden widgets are in the list too: they may appear later.
[[nodiscard]] QWidgetList tabStops(QWidget& widget);

}  // namespace rokada::ui
