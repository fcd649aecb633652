// Collects facts about the program and the computer for bug reports. They contain nothing private.
#pragma once

#include <QString>

#include <vector>

namespace rokada::ui {

class Settings;

/// File or folder of the program.
struct DiagnosedPlace {
    const char* contents;  ///< description of the contents in English
    QString path;
};

/// Returns a text with version, places, changed settings, fonts, screens, sound and engines. It is in English, because
/// developers read it. It contains no names of people, no texts that the user has typed, and no name of the user.
/// Precondition: a QGuiApplication exists.
[[nodiscard]] QString diagnosis(const Settings& settings, const std::vector<DiagnosedPlace>& places);

/// Returns the text with `~` in place of the home folder, and with "user" in place of the folder name of the user in
/// other paths.
[[nodiscard]] QString withoutHome(QString text);

}  // namespace rokada::ui
