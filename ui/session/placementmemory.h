// Where a person placed the reserve pieces, kept from one game to the next. It is stored as if for the first side,
// so that it helps on every seat.
#pragma once

#include "game/game.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// "Nn3 Bo1 Rp4": what this side has placed so far in the game; empty for nothing.
[[nodiscard]] QString placementMemory(const Game& game, Side side);
/// The same as placements of a side; empty if the text means nothing in this game.
[[nodiscard]] std::vector<Move> rememberedPlacement(const Rulebook& book, Side side, const QString& memory);

}  // namespace rokada::ui
