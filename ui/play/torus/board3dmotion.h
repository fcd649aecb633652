// Computes the animation of a piece that crosses joined edges of the board. The two edges merge, the piece crosses the
// seam, and the edges separate again. If the piece crosses edges of both axes, the edges of only one axis are merged at
// a time.
#pragma once

#include "base/geometry.h"
#include "rules/paths.h"

#include <QPointF>

#include <vector>

namespace rokada::ui {

/// Returns the progress, 0 to 1, of an animation with a smooth start and end (smoothstep) after the fraction `part` of
/// its time.
[[nodiscard]] constexpr double eased(double part) { return part * part * (3 - 2 * part); }

class Board3DMotion {
public:
    static constexpr int Merge = 250;
    static constexpr int Travel = 300;

    /// State of the animation at one moment.
    struct Frame {
        double files = 0;  ///< degree to which the left and right edges are merged: 0 (flat) to 1 (closed)
        double ranks = 0;
        QPointF piece;  ///< place of the piece on the flat board, (0,0) to (1,1)
    };

    Board3DMotion() = default;
    Board3DMotion(const Geometry& board, const Path& path);

    /// Returns true if there is no piece to animate.
    [[nodiscard]] bool empty() const { return places_.size() < 2; }
    [[nodiscard]] bool crosses() const { return crossings_ > 0; }
    /// Returns the duration of the animation in milliseconds.
    [[nodiscard]] int duration() const;
    /// Returns the state `moment` milliseconds after the start.
    [[nodiscard]] Frame at(int moment) const;

private:
    enum class Axis { None, Files, Ranks };
    /// Part of the animation in which the edges of at most one axis merge. `from` and `to` are fractions of the piece's
    /// path.
    struct Leg {
        Axis axis = Axis::None;
        double from = 0, to = 1;
    };
    [[nodiscard]] QPointF pieceAt(double part) const;
    [[nodiscard]] static int durationOf(const Leg& leg);

    std::vector<QPointF> places_;  ///< places on the flat board along the path; a place beyond an edge has a coordinate
                                   ///< below 0 or above 1
    std::vector<Leg> legs_;
    int crossings_ = 0;
};

}  // namespace rokada::ui
