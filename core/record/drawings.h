// Arrows and marked squares that users draw. Comments store them as commands: [%csl Ra1,Gh8] and [%cal Ga1h8,Yb2c3].
#pragma once

#include "record/gametree.h"

#include <vector>

namespace rokada {

/// Colours of drawings. Commands write them as G, R, B and Y.
enum class DrawingColour : std::uint8_t { Green, Red, Blue, Yellow };

/// Arrow from `from` to `to`, or a marked square if both are equal.
struct Drawing {
    DrawingColour colour{};
    Square from = NoSquare, to = NoSquare;

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Returns the marked squares, then the arrows. Ignores invalid entries of the commands.
[[nodiscard]] std::vector<Drawing> drawingsOf(const Remarks& remarks, const Geometry& board);
/// Replaces all drawings in `remarks`.
void setDrawings(Remarks& remarks, const Geometry& board, const std::vector<Drawing>& drawings);

}  // namespace rokada
