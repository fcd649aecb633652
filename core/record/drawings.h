// Arrows and marked squares that users draw on the board. Move comments store them as PGN commands: [%csl Ra1,Gh8] for
// squares and [%cal Ga1h8,Yb2c3] for arrows.
#pragma once

#include "record/gametree.h"

#include <vector>

namespace rokada {

/// Colours of arrows and marked squares. PGN commands write them as the letters G, R, B and Y.
enum class DrawingColour : std::uint8_t { Green, Red, Blue, Yellow };

/// Arrow from `from` to `to`, or a marked square if both are equal.
struct Drawing {
    DrawingColour colour{};
    Square from = NoSquare, to = NoSquare;

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Reads the drawings from the commands in `remarks`: first the marked squares, then the arrows. Ignores invalid
/// entries of the commands.
[[nodiscard]] std::vector<Drawing> drawingsOf(const Remarks& remarks, const Geometry& board);
/// Replaces all drawings in `remarks` by `drawings`.
void setDrawings(Remarks& remarks, const Geometry& board, const std::vector<Drawing>& drawings);

}  // namespace rokada
