// Paints the marks of the board: last move, selection, targets and keyboard cursor. Each mark has its own shape, and a
// dark and a light line besides its colour, so that it is visible on every square.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Paints the last move, below the pieces.
void paintPlayed(QPainter& painter, const BoardView& view);
/// Tints the square under the dragged piece. The tint is green if the piece can be dropped there.
void paintUnderHand(QPainter& painter, const BoardView& view);
void paintSelection(QPainter& painter, const BoardView& view);
/// Paints marks of occupied targets, below the pieces.
void paintTargetsBelow(QPainter& painter, const BoardView& view);
/// Paints marks of free targets, and promotion signs, above the pieces.
void paintTargets(QPainter& painter, const BoardView& view);
/// Paints the marks of all targets as outlines, for ghost copies (repeated squares around a board that wraps).
void paintHollowTargets(QPainter& painter, const BoardView& view);
/// `paintAdviceFrames` paints frames with open sides around the recommended piece and its target, below the pieces.
/// `paintAdvice` paints an arrow above them.
void paintAdviceFrames(QPainter& painter, const BoardView& view);
void paintAdvice(QPainter& painter, const BoardView& view);
void paintCursor(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
