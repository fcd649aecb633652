// Picture of a piece on a square, for rows and cards.
#pragma once

#include "rules/position.h"

class QPainter;
class QRectF;

namespace rokada::ui {

/// Piece of a variant and the colour of its square. Nothing is painted if there is no rulebook or no piece.
struct TilePiece {
    RulebookPtr book;
    Piece piece = NoPiece;
    bool dark = false;  ///< true if the square is dark
};

void paintPieceTile(QPainter& painter, const QRectF& box, const TilePiece& tile);

}  // namespace rokada::ui
