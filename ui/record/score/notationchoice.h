// Menu to choose the notation of moves.
#pragma once

#include "texts/notations.h"

namespace rokada::ui {

class ActionChoice;
class WindowActions;

/// Returns the name of the style as in the menu, without a mnemonic.
[[nodiscard]] QString notationName(NotationStyle style);

/// Adds the notations to the settings menu; the values are those of `NotationStyle`.
ActionChoice& addNotationMenu(WindowActions& actions);

}  // namespace rokada::ui
