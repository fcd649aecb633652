// Longer texts of the Help menu, as simple HTML in the language in force.
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace rokada::ui {

/// The rules of one variant in short, one sentence or two each.
[[nodiscard]] QStringList rulePoints(std::string_view variant);
/// The same as a page.
[[nodiscard]] QString rulesInShort(std::string_view variant);
/// All keys.
[[nodiscard]] QString keyboardHelp();
[[nodiscard]] QString aboutRokada();

}  // namespace rokada::ui
