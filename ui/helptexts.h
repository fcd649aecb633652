// Longer texts of the Help menu, as simple HTML in the language in force.
#pragma once

#include <QString>

#include <string_view>

namespace rokada::ui {

/// The rules of one game in short.
[[nodiscard]] QString rulesInShort(std::string_view variant);
/// All keys.
[[nodiscard]] QString keyboardHelp();
[[nodiscard]] QString aboutRokada();

}  // namespace rokada::ui
