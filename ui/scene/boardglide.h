// Men on their way: where a man that has just moved is to be drawn at a moment of his journey.
#pragma once

#include "base/basics.h"
#include "game/game.h"

#include <QLineF>
#include <QPointF>

#include <vector>

namespace rokada::ui {

class BoardLayout;

/// A man between two squares.
struct Glide {
    Piece piece = NoPiece;
    Square to = NoSquare;
    std::vector<QLineF> segments;

    /// Where he is after a part of the way, 0 to 1. Over the edge of a board that wraps he leaves and comes in again.
    [[nodiscard]] QPointF at(double part) const;
};

/// The stretches of a path on the screen. On a board that wraps a step over the edge leaves and comes in again.
[[nodiscard]] std::vector<QLineF> stretches(const BoardLayout& layout, const std::vector<Square>& path);
/// The men that the last turn has moved: none for a deployment, two for a castling.
[[nodiscard]] std::vector<Glide> glidesOf(const Game& game, const BoardLayout& layout);

}  // namespace rokada::ui
