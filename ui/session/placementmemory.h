// Where a person put his reserves, kept from one game to the next. It is told as if he had sat on the first seat, so
// that it helps on every seat.
#pragma once

#include "game/game.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// "Nn3 Bo1 Rp4": what this side has deployed so far in the game; empty for nothing.
[[nodiscard]] QString placementMemory(const Game& game, Side side);
/// The same as deployments of a side; empty if the text means nothing in this game.
[[nodiscard]] std::vector<Move> rememberedPlacement(const Rulebook& book, Side side, const QString& memory);

}  // namespace rokada::ui
