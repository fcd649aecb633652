// Arrows and marked squares drawn by users, stored as commands in comments: [%csl Ra1,Gh8] and [%cal Ga1h8,Yb2c3].
#pragma once

#include "record/gametree.h"

#include <vector>

namespace rokada {

/// Colours with the letters G, R, B and Y.
enum class DrawingColour : std::uint8_t { Green, Red, Blue, Yellow };

/// An arrow, or a marked square if `from` and `to` are equal.
struct Drawing {
    DrawingColour colour{};
    Square from = NoSquare, to = NoSquare;

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Returns squares first, then arrows. Ignores invalid entries.
[[nodiscard]] std::vector<Drawing> drawingsOf(const Remarks& remarks, const Geometry& board);
/// Replaces all drawings.
void setDrawings(Remarks& remarks, const Geometry& board, const std::vector<Drawing>& drawings);

}  // namespace rokada
