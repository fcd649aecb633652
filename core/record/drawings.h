// Arrows and squares that people draw on the board, as commands in comments: [%csl Ra1,Gh8] and [%cal Ga1h8,Yb2c3].
#pragma once

#include "record/gametree.h"

#include <vector>

namespace rokada {

/// The letters of the commands, G, R, B and Y.
enum class DrawingColour : std::uint8_t { Green, Red, Blue, Yellow };

/// An arrow, or a marked square if it ends where it begins.
struct Drawing {
    DrawingColour colour{};
    Square from = NoSquare, to = NoSquare;

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Squares first, then arrows. What is not understood does not count.
[[nodiscard]] std::vector<Drawing> drawingsOf(const Remarks& remarks, const Geometry& board);
/// In place of all that were there.
void setDrawings(Remarks& remarks, const Geometry& board, const std::vector<Drawing>& drawings);

}  // namespace rokada
