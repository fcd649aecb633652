// Where labels stand on a board: beside their square, and not on the pieces that they speak of.
#pragma once

#include "base/basics.h"
#include "paint/boardframe.h"

#include <QFont>
#include <QRect>

namespace rokada::ui {

/// Beside a rectangle of the board, for a reader turned by quarter turns. Squares that are selected, marked,
/// recommended or of the last move are spared, and so are player panels.
[[nodiscard]] LabelPlace labelBeside(const BoardFrame& board, const QRect& place, int quarterTurns);
/// Beside what is marked of the move that is recommended: its target, else its piece. Neither of them nor the arrow is
/// covered. There must be such a move.
[[nodiscard]] LabelPlace labelOfAdvice(const BoardFrame& board, int quarterTurns);
/// What the marks of the pattern that is asked for mean, beside the copy of its piece that is next to the pointer;
/// there must be one.
[[nodiscard]] ReasonTag patternTag(const BoardFrame& board, QPoint pointer, const QFont& font);
/// Another square that the words are about.
void spare(LabelPlace& place, const BoardFrame& board, Square square);

}  // namespace rokada::ui
