// Describes a setting on the page of preferences: its texts, control and value.
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace rokada::ui {

/// Sections, in the order of the page.
enum class PreferenceSection { Look, Board, Marks, Moves, Sound, Language, Reading, Computer, Books };
inline constexpr int PreferenceSections = static_cast<int>(PreferenceSection::Books) + 1;

/// Selectable value with its text.
struct PreferenceOption {
    int value;
    QString text;
};

/// Values of a slider, and their texts.
struct PreferenceRange {
    int least, most, step;
    std::function<QString(int)> words;
};

/// Button beside the control of a row.
struct PreferenceButton {
    std::string name;  ///< object name of the button
    std::function<QString()> text;
    std::function<void()> press;
    std::function<bool()> shown = {};   ///< returns true if the button is shown; if unset, it is always shown
    std::function<QString()> tip = {};  ///< returns the tool tip; if unset, there is no tool tip
    bool quiet = true;
};

/// Row of the page of preferences. The page calls the functions for its texts again when the language or a value
/// changes. A row without `get` has no value.
struct Preference {
    std::string name;  ///< unique object name of the control
    PreferenceSection section;
    int number;  ///< position in the section: rows are sorted by this number
    std::function<QString()> label = {};
    std::function<QString()> more = {};  ///< text of the second line
    std::function<int()> get = {};
    std::function<void(int)> set = {};
    int usual = 0;
    /// Returns the values of a combo box. If unset, the control is a slider with `range`, or a switch without `range`.
    std::function<std::vector<PreferenceOption>()> options = {};
    std::optional<PreferenceRange> range = {};
    /// Returns the reason why the value cannot be changed now. Returns an empty text if it can be changed.
    std::function<QString()> whyNot = {};
    std::vector<PreferenceButton> buttons = {};
    /// Creates the row's own control, below the texts and as wide as the row. The control must handle changes of
    /// language and theme.
    std::function<QWidget*(QWidget* parent)> widget = {};
    std::function<void(QWidget& widget)> show =
        {};  ///< updates the control that `widget` has created, from the settings
    std::function<bool()> isUsual =
        {};                            ///< returns true for the default value; if unset, `get` is compared with `usual`
    std::function<void()> reset = {};  ///< restores the default value; if unset, `set` is called with `usual`
};

/// Returns true if the setting has its default value, or has no value.
[[nodiscard]] bool hasDefault(const Preference& preference);
/// Resets the setting unless it has its default value.
void resetToDefault(const Preference& preference);

/// Returns a function that returns the translation of `text`, which is marked with QT_TRANSLATE_NOOP("Preference",
/// ...).
[[nodiscard]] std::function<QString()> preferenceWords(const char* text);

/// Value with its text, marked with QT_TRANSLATE_NOOP("Preference", ...).
struct PreferenceValue {
    int value;
    const char* text;
};
/// Returns a function that returns the values with translated texts.
[[nodiscard]] std::function<std::vector<PreferenceOption>()> preferenceOptions(std::vector<PreferenceValue> values);

}  // namespace rokada::ui
