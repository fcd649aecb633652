// Settings of looks and motion on the page of the preferences.
#pragma once

#include <functional>

namespace rokada::ui {

class PreferencePages;
class Settings;

/// The settings must outlive the rows. `changed` is called after each choice.
void addLookPreferences(PreferencePages& pages, Settings& settings, const std::function<void()>& changed);

}  // namespace rokada::ui
