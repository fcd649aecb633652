// Converts a person's placement of reserve pieces to a text and back, so that it can be offered in the next game. The
// text uses the view of the first side, so that it applies to every side.
#pragma once

#include "game/game.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// Returns the reserve pieces that this side has placed so far, for example "Nn3 Bo1 Rp4"; empty if there are none.
[[nodiscard]] QString placementMemory(const Game& game, Side side);
/// Returns the placements of a text from `placementMemory` as moves of `side`. Returns an empty list if the text does
/// not fit the variant.
[[nodiscard]] std::vector<Move> rememberedPlacement(const Rulebook& book, Side side, const QString& memory);

}  // namespace rokada::ui
