// Longer texts of the Help menu, as simple HTML in the current language.
#pragma once

#include "rules/variant.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace rokada::ui {

/// Returns the rules and options of a variant as short points of one or two sentences.
[[nodiscard]] QStringList rulePoints(const Variant& variant);
/// Returns the points of `rulePoints` as a page, with the current options.
[[nodiscard]] QString rulesInShort(const Variant& variant);
/// Returns the help page with all keys.
[[nodiscard]] QString keyboardHelp();
/// Returns the version, the copyright, the licence and the libraries of the program.
[[nodiscard]] QString aboutRokada();

/// Documents that the dialog about the program shows.
enum class AboutDocument { Licence, ThirdParty };
/// Returns the text of the document, which is in English in all languages.
[[nodiscard]] QString documentPage(AboutDocument document);

}  // namespace rokada::ui
