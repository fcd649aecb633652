// Preferences page: rows for the settings that are also menu actions. Row and menu trigger the same action.
#pragma once

class QMainWindow;

namespace rokada::ui {

class PreferencePages;
class WindowActions;

/// Adds one row for each known setting whose action exists. Call it after all features have been created. `actions` and
/// `window` must outlive the rows.
void addActionPreferences(PreferencePages& pages, WindowActions& actions, const QMainWindow& window);

}  // namespace rokada::ui
