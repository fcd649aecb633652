// Words of actions in the language in force.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace rokada::ui {

/// Of an action, in the language of now.
[[nodiscard]] inline QString actionWords(const char* text) { return QCoreApplication::translate("Action", text); }
/// The same where it is no action: without its mnemonic.
[[nodiscard]] inline QString plainWords(const char* text) { return actionWords(text).remove(QLatin1Char('&')); }

}  // namespace rokada::ui
