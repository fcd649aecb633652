// Texts about results in the endgame tables.
#pragma once

#include "ai/syzygy/syzygytables.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

/// Returns the result of the position as a sentence, for example "Endgame tables: White wins, 12 plies to a capture, a
/// pawn move or mate."
[[nodiscard]] QString tableWords(const Position& position, const SyzygyRoot& values);
/// Returns the legal moves of the position, one line for each result, best result first. A distance in plies follows
/// each move, if it is known.
[[nodiscard]] QString tableMoves(const Position& position, const SyzygyRoot& values, NotationStyle style);

}  // namespace rokada::ui
