// Marks on the board: the last move, the selection, targets and the keyboard's cursor. Every mark has a dark
// and a light line besides its colour, so that no square hides it, and a shape of its own.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Below the pieces.
void paintPlayed(QPainter& painter, const BoardView& view);
/// The square under a piece that is dragged.
void paintUnderHand(QPainter& painter, const BoardView& view);
void paintSelection(QPainter& painter, const BoardView& view);
/// Targets where a piece stands.
void paintTargetsBelow(QPainter& painter, const BoardView& view);
/// Above the pieces: the other targets, and what becomes of the piece.
void paintTargets(QPainter& painter, const BoardView& view);
/// The same as outlines, for copies of squares.
void paintHollowTargets(QPainter& painter, const BoardView& view);
/// The recommended piece in a frame with open sides, and its target; above the pieces an arrow leads there.
void paintAdviceFrames(QPainter& painter, const BoardView& view);
void paintAdvice(QPainter& painter, const BoardView& view);
void paintCursor(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
