// Translated words for speech.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace rokada::ui {

/// Returns the translation of `text` in the current language.
inline QString spokenWords(const char* text) { return QCoreApplication::translate("Spoken", text); }

}  // namespace rokada::ui
