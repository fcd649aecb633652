// Words about one army among several: how it left the game, how long its king has to wait for an answer, how its
// reserves are placed. In the language in force.
#pragma once

#include "game/game.h"

#include <QString>

#include <string_view>

namespace rokada::ui::texts {

/// "Mated by Red in round 12"; empty while the army is in the game.
[[nodiscard]] QString eliminationText(const Game& game, Side side);
/// "Check: 2 turns to wait"; empty for a king who is not in check, and for the side to move.
[[nodiscard]] QString waitingCheck(const Game& game, Side side);

/// "Red: 2 of 3 placed"
[[nodiscard]] QString placed(const Game& game, Side side);
[[nodiscard]] QString placed(std::string_view sideId, std::size_t pieces, std::size_t wanted);
/// "Red places in secret"
[[nodiscard]] QString placesInSecret(std::string_view sideId);
/// "Pass to Red"
[[nodiscard]] QString passTo(std::string_view sideId);
/// What that person has to do.
[[nodiscard]] QString sitAlone(std::string_view sideId);

}  // namespace rokada::ui::texts
