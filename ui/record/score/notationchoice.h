// The menu in which the notation of moves is chosen.
#pragma once

#include "texts/notations.h"

namespace rokada::ui {

class ActionChoice;
class WindowActions;

/// As it is called in the menu, without a mnemonic.
[[nodiscard]] QString notationName(NotationStyle style);

/// Adds it to the settings; the values are those of `NotationStyle`.
ActionChoice& addNotationMenu(WindowActions& actions);

}  // namespace rokada::ui
