// Longer texts of the Help menu, as simple HTML in the language in force.
#pragma once

#include "rules/variant.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace rokada::ui {

/// The rules of a variant in short, with its options, one sentence or two each.
[[nodiscard]] QStringList rulePoints(const Variant& variant);
/// The same as a page, with the options in force.
[[nodiscard]] QString rulesInShort(const Variant& variant);
/// All keys.
[[nodiscard]] QString keyboardHelp();
[[nodiscard]] QString aboutRokada();

}  // namespace rokada::ui
