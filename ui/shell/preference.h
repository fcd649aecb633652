// A setting on the page of the preferences: its words, its control, its value.
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace rokada::ui {

/// In the order of the page.
enum class PreferenceSection { Look, Board, Marks, Moves, Sound, Language, Reading, Computer, Books };
inline constexpr int PreferenceSections = static_cast<int>(PreferenceSection::Books) + 1;

/// A value that can be chosen.
struct PreferenceOption {
    int value;
    QString text;
};

/// The values of a slider, and how they are written.
struct PreferenceRange {
    int least, most, step;
    std::function<QString(int)> words;
};

/// A button beside the control.
struct PreferenceButton {
    std::string name;  ///< of the object
    std::function<QString()> text;
    std::function<void()> press;
    std::function<bool()> shown = {};   ///< unset: always
    std::function<QString()> tip = {};  ///< unset: none
    bool quiet = true;
};

/// A row of the page. Words are asked for again when the language or a value changes. Without `get` there is no value.
struct Preference {
    std::string name;  ///< of the control's object; no two have the same
    PreferenceSection section;
    int number;  ///< its place in the section
    std::function<QString()> label = {};
    std::function<QString()> more = {};  ///< a second line
    std::function<int()> get = {};
    std::function<void(int)> set = {};
    int usual = 0;
    std::function<std::vector<PreferenceOption>()> options = {};  ///< for a choice; otherwise a switch or a slider
    std::optional<PreferenceRange> range = {};
    std::function<QString()> whyNot = {};  ///< a sentence while the value cannot be changed, or an empty text
    std::vector<PreferenceButton> buttons = {};
    /// For a control of its own, below the words and as wide as the row, which follows language and theme by itself.
    std::function<QWidget*(QWidget* parent)> widget = {};
    std::function<void(QWidget& widget)> show = {};  ///< the settings on that control
    std::function<bool()> isUsual = {};              ///< unset: by `get`
    std::function<void()> reset = {};                ///< unset: by `set`
};

/// Whether the setting has its default; true without a value.
[[nodiscard]] bool hasDefault(const Preference& preference);
void resetToDefault(const Preference& preference);

/// Words marked with QT_TRANSLATE_NOOP("Preference", ...).
[[nodiscard]] std::function<QString()> preferenceWords(const char* text);

/// A value and its words, marked in the same way.
struct PreferenceValue {
    int value;
    const char* text;
};
[[nodiscard]] std::function<std::vector<PreferenceOption>()> preferenceOptions(std::vector<PreferenceValue> values);

}  // namespace rokada::ui
