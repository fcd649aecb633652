// Remembers where a person placed reserve pieces. Placements are stored from the view of the first side, so that they
// apply to every seat.
#pragma once

#include "game/game.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// Returns the placements of this side so far, for example "Nn3 Bo1 Rp4"; empty if there are none.
[[nodiscard]] QString placementMemory(const Game& game, Side side);
/// Returns the placements of a side from a text of `placementMemory`. Returns an empty list if the text does not fit
/// this game.
[[nodiscard]] std::vector<Move> rememberedPlacement(const Rulebook& book, Side side, const QString& memory);

}  // namespace rokada::ui
