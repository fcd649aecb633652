// Settings of menu actions on the page of preferences. Rows and menus use the same actions.
#pragma once

class QMainWindow;

namespace rokada::ui {

class PreferencePages;
class WindowActions;

/// Adds a row for each of these actions that exists. Call it after all features have been created. `actions` and
/// `window` must outlive the rows.
void addActionPreferences(PreferencePages& pages, WindowActions& actions, const QMainWindow& window);

}  // namespace rokada::ui
