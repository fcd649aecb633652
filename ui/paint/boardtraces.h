// What is to be seen on a board, as a list of things with their places. What two such lists differ in is what has to be
// painted again when one board follows the other.
#pragma once

#include "paint/boardview.h"

#include <QRect>
#include <QRegion>

#include <cstddef>
#include <vector>

namespace rokada::ui {

/// A thing that is painted. The key says all that its looks depend on.
struct Trace {
    std::size_t key = 0;
    QRect box;

    friend bool operator==(const Trace&, const Trace&) = default;
};

/// Parts of a board's picture.
struct Repaint {
    QRegion squares;  ///< of the picture of the squares, from which a board that wraps is put together
    QRegion all;      ///< of the whole picture
};

class Traces {
public:
    Traces() = default;
    /// `spin` is the angle by which the whole picture is turned.
    Traces(const BoardView& view, double spin);

    /// What has to be painted when this follows `before`, which had the same layout and colours.
    [[nodiscard]] Repaint after(const Traces& before, const BoardLayout& layout) const;

private:
    std::vector<Trace> squares_;  ///< on the squares, sorted
    std::vector<Trace> above_;    ///< over them and beside them, sorted
    Side edge_ = NoSide;          ///< whose colour the board's edge has
};

}  // namespace rokada::ui
