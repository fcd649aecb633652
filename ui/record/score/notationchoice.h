// Menu to choose the notation of moves.
#pragma once

#include "texts/notations.h"

namespace rokada::ui {

class ActionChoice;
class WindowActions;

/// Returns the name of a notation, as the menu shows it, without a mnemonic.
[[nodiscard]] QString notationName(NotationStyle style);

/// Adds a submenu of notations to the settings menu. The values of its actions are those of `NotationStyle`.
ActionChoice& addNotationMenu(WindowActions& actions);

}  // namespace rokada::ui
