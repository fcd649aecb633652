// Longer texts of the Help menu, as simple HTML in the current language.
#pragma once

#include "rules/variant.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace rokada::ui {

/// Returns the rules of a variant in short with its options, one or two sentences each.
[[nodiscard]] QStringList rulePoints(const Variant& variant);
/// Returns the same as a page, with the current options.
[[nodiscard]] QString rulesInShort(const Variant& variant);
/// Returns the list of all keys.
[[nodiscard]] QString keyboardHelp();
[[nodiscard]] QString aboutRokada();

}  // namespace rokada::ui
