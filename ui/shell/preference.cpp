#include "shell/preference.h"

#include <QCoreApplication>

#include <utility>

namespace rokada::ui {

namespace {

QString preferenceTranslation(const char* text) { return QCoreApplication::translate("Preference", text); }

}  // namespace

bool hasDefault(const Preference& preference) {
    if (preference.isUsual) return preference.isUsual();
    return !preference.get || preference.get() == preference.usual;
}

void resetToDefault(const Preference& preference) {
    if (hasDefault(preference)) return;
    if (preference.reset) return preference.reset();
    if (preference.set) preference.set(preference.usual);
}

std::function<QString()> preferenceWords(const char* text) {
    return [text] { return preferenceTranslation(text); };
}

std::function<std::vector<PreferenceOption>()> preferenceOptions(std::vector<PreferenceValue> values) {
    return [values = std::move(values)] {
        std::vector<PreferenceOption> options;
        for (const auto& [value, text] : values) options.push_back({value, preferenceTranslation(text)});
        return options;
    };
}

}  // namespace rokada::ui
