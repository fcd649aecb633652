// Computes where labels stand on a board: beside their square, without covering the pieces that they mention.
#pragma once

#include "base/basics.h"
#include "paint/boardframe.h"

#include <QFont>
#include <QRect>

namespace rokada::ui {

/// Returns the place of a label beside a rectangle, rotated for its reader by `quarterTurns`. The label avoids player
/// panels and squares that are selected, marked, recommended or part of the last move.
[[nodiscard]] LabelPlace labelBeside(const BoardFrame& board, const QRect& place, int quarterTurns);
/// Returns the label that explains the marks of the move pattern, beside the copy of its piece nearest to the pointer.
/// Precondition: a pattern is shown.
[[nodiscard]] ReasonTag patternTag(const BoardFrame& board, QPoint pointer, const QFont& font);
/// Makes the label avoid a square that its text mentions.
void spare(LabelPlace& place, const BoardFrame& board, Square square);

}  // namespace rokada::ui
