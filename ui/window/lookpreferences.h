// Preferences page: rows for colours, fonts, pictures and animation.
#pragma once

#include <functional>

namespace rokada::ui {

class PreferencePages;
class Settings;

/// Adds the rows to `pages`. `settings` must outlive the rows. `changed` is called after each change of a setting.
void addLookPreferences(PreferencePages& pages, Settings& settings, const std::function<void()>& changed);

}  // namespace rokada::ui
