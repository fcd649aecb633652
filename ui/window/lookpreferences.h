// Settings of colours, fonts, pictures and animation on the page of preferences.
#pragma once

#include <functional>

namespace rokada::ui {

class PreferencePages;
class Settings;

/// Adds the rows. `settings` must outlive them. `changed` is called after each change.
void addLookPreferences(PreferencePages& pages, Settings& settings, const std::function<void()>& changed);

}  // namespace rokada::ui
