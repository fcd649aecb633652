// Picture of a piece on a square, for lists.
#pragma once

#include "rules/position.h"

class QPainter;
class QRectF;

namespace rokada::ui {

/// Piece of a variant; nothing is painted without a rulebook.
struct TilePiece {
    RulebookPtr book;
    Piece piece = NoPiece;
    bool dark = false;  ///< dark square
};

void paintPieceTile(QPainter& painter, const QRectF& box, const TilePiece& tile);

}  // namespace rokada::ui
