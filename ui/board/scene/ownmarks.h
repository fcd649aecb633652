// What a person draws on the board while thinking: arrows and circles in four colours.
#pragma once

#include "rules/paths.h"

#include <Qt>

#include <utility>
#include <vector>

namespace rokada::ui {

/// Each has a colour and, for arrows, a line of its own.
enum class Ink { Green, Red, Blue, Yellow };
/// By the keys that are held: none, Ctrl, Shift, both.
[[nodiscard]] Ink inkOf(Qt::KeyboardModifiers keys);

/// An arrow along a line of squares, or a circle round a single one.
struct OwnMark {
    Path path;
    Ink ink = Ink::Green;

    [[nodiscard]] bool circle() const { return path.size() == 1; }
    friend bool operator==(const OwnMark&, const OwnMark&) = default;
};

/// The line of a rook, bishop or knight that ends nearest to where the pointer is; a single square for `to` == `from`.
/// Around a board that wraps it goes the shorter way.
[[nodiscard]] Path drawnLine(const Geometry& board, Square from, Square to);

/// A drawing: the same mark again removes it, in another ink it is drawn over.
class OwnMarks {
public:
    OwnMarks() = default;
    explicit OwnMarks(std::vector<OwnMark> marks) : marks_(std::move(marks)) {}

    void draw(OwnMark mark);
    /// False if there was nothing.
    bool clear();
    [[nodiscard]] const std::vector<OwnMark>& all() const { return marks_; }
    friend bool operator==(const OwnMarks&, const OwnMarks&) = default;

private:
    std::vector<OwnMark> marks_;
};

}  // namespace rokada::ui
