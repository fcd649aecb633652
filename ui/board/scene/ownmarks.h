// Arrows and circles in four colours that the user draws on the board.
#pragma once

#include "rules/paths.h"

#include <Qt>

#include <utility>
#include <vector>

namespace rokada::ui {

/// Ink of a mark. Each ink has a colour and a line style.
enum class Ink { Green, Red, Blue, Yellow };
/// Returns the ink for pressed modifier keys: green without keys, red with Ctrl, blue with Shift, yellow with both.
[[nodiscard]] Ink inkOf(Qt::KeyboardModifiers keys);

/// Arrow along a line of squares, or circle around a single one.
struct OwnMark {
    Path path;
    Ink ink = Ink::Green;

    [[nodiscard]] bool circle() const { return path.size() == 1; }
    friend bool operator==(const OwnMark&, const OwnMark&) = default;
};

/// Returns the squares of the rook, bishop or knight move from `from` that ends nearest to `to`. Returns a single
/// square if `from` and `to` are equal. On a board that wraps around, takes the shorter way.
[[nodiscard]] Path drawnLine(const Geometry& board, Square from, Square to);

/// Arrows and circles that the user has drawn.
class OwnMarks {
public:
    OwnMarks() = default;
    explicit OwnMarks(std::vector<OwnMark> marks) : marks_(std::move(marks)) {}

    /// Adds a mark. If the same mark exists already, removes it. If it exists in another ink, replaces it.
    void draw(OwnMark mark);
    /// Removes all marks. Returns false if there were none.
    bool clear();
    [[nodiscard]] const std::vector<OwnMark>& all() const { return marks_; }
    friend bool operator==(const OwnMarks&, const OwnMarks&) = default;

private:
    std::vector<OwnMark> marks_;
};

}  // namespace rokada::ui
