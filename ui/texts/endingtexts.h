// How a game has ended or can only end, with the pieces that are left. In the language in force.
#pragma once

#include "game/game.h"

#include <QString>

namespace rokada::ui::texts {

/// The result and the reason; with insufficient material which pieces cannot mate. The game must be over.
[[nodiscard]] QString verdict(const Game& game);
/// That mate can no longer be forced, and with which pieces; empty if it may be.
[[nodiscard]] QString hopeless(const Position& position);

}  // namespace rokada::ui::texts
