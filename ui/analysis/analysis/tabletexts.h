// Texts about results in the endgame tables.
#pragma once

#include "ai/tablebase/tablebase.h"
#include "texts/notations.h"

#include <QString>

namespace rokada::ui {

/// Returns the result of the position as a sentence, for example "Endgame tables: White wins, 12 plies to a capture, a
/// pawn move or mate."
[[nodiscard]] QString tableWords(const Position& position, const TableValues& values);
/// Returns the legal moves of the position, one line for each result, best result first. If it is known, the number of
/// moves until mate follows each move, as in "(#5)", or the number of plies until the next capture or pawn move.
[[nodiscard]] QString tableMoves(const Position& position, const TableValues& values, NotationStyle style);

}  // namespace rokada::ui
