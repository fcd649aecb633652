// Settings that the menus have too, on the page of the preferences: they toggle the same actions.
#pragma once

class QMainWindow;

namespace rokada::ui {

class PreferencePages;
class WindowActions;

/// Adds those whose features are there, when all features are.
void addActionPreferences(PreferencePages& pages, WindowActions& actions, const QMainWindow& window);

}  // namespace rokada::ui
