// Finds parts of a board's picture that only tests look for.
#pragma once

#include "paint/boardframe.h"
#include "paint/reasontag.h"

#include <QPoint>
#include <QRect>

#include <vector>

namespace rokada::ui::testing {

/// Returns the centres of a square and its ghost copies.
inline std::vector<QPoint> copyCentres(const BoardFrame& frame, Square square) {
    std::vector<QPoint> centres;
    if (frame.layout.empty()) return centres;
    for (const QRect& box : frame.layout.copies(square)) centres.push_back(box.center());
    return centres;
}

/// Returns the rectangle of the label with the reason of an illegal move. The rectangle is empty if there is no label.
inline QRect reasonRect(const BoardFrame& frame) {
    return frame.progress.illegalMove ? frame.progress.illegalMove->tag.box() : QRect();
}

}  // namespace rokada::ui::testing
