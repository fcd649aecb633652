// Words of what is read aloud.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace rokada::ui {

/// In the language in force.
inline QString spokenWords(const char* text) { return QCoreApplication::translate("Spoken", text); }

}  // namespace rokada::ui
