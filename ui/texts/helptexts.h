// Longer texts of the Help menu, as simple HTML in the language in force.
#pragma once

#include "rules/variant.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace rokada::ui {

/// The rules of one variant in short, one sentence or two each.
[[nodiscard]] QStringList rulePoints(std::string_view variant);
/// The same as a page, with the options in force.
[[nodiscard]] QString rulesInShort(const Variant& variant);
/// All keys.
[[nodiscard]] QString keyboardHelp();
[[nodiscard]] QString aboutRokada();

}  // namespace rokada::ui
