// Positions of moving pieces during the animation of a move.
#pragma once

#include "base/basics.h"
#include "game/game.h"

#include <QLineF>
#include <QPointF>

#include <vector>

namespace rokada::ui {

class BoardLayout;

/// Piece moving between two squares.
struct Glide {
    Piece piece = NoPiece;
    Square to = NoSquare;
    std::vector<QLineF> segments;
    std::vector<Piece> below = {};  ///< pieces of a tower that move below `piece`
    std::vector<Piece> meets =
        {};  ///< pieces of the tower on which the piece lands, top piece first; visible until it lands

    /// Returns the position after a part of the way, 0 to 1. Over the edge of a board that wraps around, the piece
    /// leaves at one edge and enters at the other.
    [[nodiscard]] QPointF at(double part) const;
};

/// Returns the line segments of a path on the screen. On a board that wraps around, a step over the edge gives two
/// segments.
[[nodiscard]] std::vector<QLineF> stretches(const BoardLayout& layout, const std::vector<Square>& path);
/// Returns the pieces moved by the last turn: none for a placement, two for castling.
[[nodiscard]] std::vector<Glide> glidesOf(const Game& game, const BoardLayout& layout);

}  // namespace rokada::ui
