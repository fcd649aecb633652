// Translated texts of actions.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace rokada::ui {

/// Returns the translation of the action text `text`, with its mnemonic.
[[nodiscard]] inline QString actionWords(const char* text) { return QCoreApplication::translate("Action", text); }
/// Returns the translation of the action text `text` without its mnemonic, for use outside of menus and buttons.
[[nodiscard]] inline QString plainWords(const char* text) { return actionWords(text).remove(QLatin1Char('&')); }

}  // namespace rokada::ui
