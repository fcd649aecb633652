// Pieces on their way: where a piece that has just moved is to be drawn at a moment.
#pragma once

#include "base/basics.h"
#include "game/game.h"

#include <QLineF>
#include <QPointF>

#include <vector>

namespace rokada::ui {

class BoardLayout;

/// A piece between two squares.
struct Glide {
    Piece piece = NoPiece;
    Square to = NoSquare;
    std::vector<QLineF> segments;
    std::vector<Piece> below = {};  ///< what comes along under it
    std::vector<Piece> meets = {};  ///< what it comes down on, the top one first; seen until then

    /// Where it is after a part of the way, 0 to 1. Over the edge of a board that wraps it goes out and comes in again.
    [[nodiscard]] QPointF at(double part) const;
};

/// The stretches of a path on the screen. On a board that wraps a step over the edge goes out and comes in again.
[[nodiscard]] std::vector<QLineF> stretches(const BoardLayout& layout, const std::vector<Square>& path);
/// The pieces that the last turn has moved: none for a placement, two for castling.
[[nodiscard]] std::vector<Glide> glidesOf(const Game& game, const BoardLayout& layout);

}  // namespace rokada::ui
