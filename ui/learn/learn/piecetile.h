// A piece on a square of its board, as a sign in lists.
#pragma once

#include "rules/position.h"

class QPainter;
class QRectF;

namespace rokada::ui {

/// A piece of a game; nothing is painted without a book.
struct TilePiece {
    RulebookPtr book;
    Piece piece = NoPiece;
    bool dark = false;  ///< the square
};

void paintPieceTile(QPainter& painter, const QRectF& box, const TilePiece& tile);

}  // namespace rokada::ui
