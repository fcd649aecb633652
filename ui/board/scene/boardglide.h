// Computes the paths of moving pieces on the screen, for the animation of a move.
#pragma once

#include "base/basics.h"
#include "game/game.h"

#include <QLineF>
#include <QPointF>

#include <vector>

namespace rokada::ui {

class BoardLayout;

/// Piece that moves from one square to another.
struct Glide {
    Piece piece = NoPiece;
    Square to = NoSquare;
    std::vector<QLineF> segments;
    std::vector<Piece> below = {};  ///< pieces of a tower that move below `piece`
    /// Pieces that stay visible until the piece lands: the captured piece, or the tower on which it lands, top piece
    /// first.
    std::vector<Piece> meets = {};
    Square met = NoSquare;  ///< square of `meets`; after a capture en passant it differs from `to`

    /// Returns the centre of the piece, in pixels, at `part` of its path, 0 to 1. On a board that wraps around, the
    /// piece can leave at one edge and enter at the opposite one.
    [[nodiscard]] QPointF at(double part) const;
};

/// Returns a path as line segments on the screen, in pixels. On a board that wraps around, a step over the edge gives
/// two segments.
[[nodiscard]] std::vector<QLineF> stretches(const BoardLayout& layout, const std::vector<Square>& path);
/// Returns the pieces moved by the last turn: none for a placement, king and rook for castling.
[[nodiscard]] std::vector<Glide> glidesOf(const Game& game, const BoardLayout& layout);

}  // namespace rokada::ui
