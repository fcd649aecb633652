// How a game has ended or can only end, with the men that are left. In the language in force.
#pragma once

#include "game/game.h"

#include <QString>

namespace rokada::ui::texts {

/// Who has won and why; of a dead position which men cannot mate. The game must be over.
[[nodiscard]] QString verdict(const Game& game);
/// That nobody can force a mate any more, and with which men; empty if somebody may.
[[nodiscard]] QString hopeless(const Position& position);

}  // namespace rokada::ui::texts
