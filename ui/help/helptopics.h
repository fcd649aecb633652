// Finds the place of the handbook that explains a widget.
#pragma once

#include "help/handbook.h"

#include <vector>

class QWidget;

namespace rokada::ui {

/// Returns the place for the widget, or for its nearest parent that has a place. Returns the table of contents if there
/// is no such parent. `widget` can be nullptr.
[[nodiscard]] HelpTopic helpTopicOf(const QWidget* widget);

/// Returns the places of all widgets.
[[nodiscard]] std::vector<HelpTopic> allHelpTopics();

}  // namespace rokada::ui
