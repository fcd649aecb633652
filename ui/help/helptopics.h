// Finds the place of the handbook that explains a widget.
#pragma once

#include "help/handbook.h"

#include <vector>

class QWidget;

namespace rokada::ui {

/// Returns the place that explains the widget or the nearest of its parents that has one. Returns the table of contents
/// if there is none. `widget` can be nullptr.
[[nodiscard]] HelpTopic helpTopicOf(const QWidget* widget);

/// Returns the places of all widgets.
[[nodiscard]] std::vector<HelpTopic> allHelpTopics();

}  // namespace rokada::ui
