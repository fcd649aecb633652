// Finds places for labels on a board: beside their square, without covering the pieces that they mention.
#pragma once

#include "base/basics.h"
#include "paint/boardframe.h"

#include <QFont>
#include <QRect>

namespace rokada::ui {

/// Returns the constraints for a label beside the rectangle `place`. Its reader is turned by `quarterTurns` clockwise.
/// The label avoids player panels and squares that are selected, marked, recommended, in check or part of the last
/// move.
[[nodiscard]] LabelPlace labelBeside(const BoardFrame& board, const QRect& place, int quarterTurns);
/// Returns the label that explains the marks of the move pattern. It is beside the copy of the piece that is nearest to
/// the pointer. Precondition: a move pattern is shown.
[[nodiscard]] ReasonTag patternTag(const BoardFrame& board, QPoint pointer, const QFont& font);
/// Makes the label avoid a square that its text mentions.
void spare(LabelPlace& place, const BoardFrame& board, Square square);

}  // namespace rokada::ui
