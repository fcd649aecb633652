// Animation of a piece that crosses the edges of the board: the edges merge, the piece crosses the seam, and they
// separate again; over both edges, one axis after the other. Pure computation.
#pragma once

#include "base/geometry.h"
#include "rules/paths.h"

#include <QPointF>

#include <vector>

namespace rokada::ui {

/// Returns the progress, 0 to 1, of a smooth motion after the part `part` of its time.
[[nodiscard]] constexpr double eased(double part) { return part * part * (3 - 2 * part); }

class Board3DMotion {
public:
    static constexpr int Merge = 250;
    static constexpr int Travel = 300;

    /// State at one moment.
    struct Frame {
        double files = 0;  ///< how far the edges of the files have merged, 0 to 1
        double ranks = 0;
        QPointF piece;  ///< place of the piece on the drawing, (0,0) to (1,1)
    };

    Board3DMotion() = default;
    Board3DMotion(const Geometry& board, const Path& path);

    /// Returns true if there is nothing to animate.
    [[nodiscard]] bool empty() const { return places_.size() < 2; }
    [[nodiscard]] bool crosses() const { return crossings_ > 0; }
    /// Returns the duration in milliseconds.
    [[nodiscard]] int duration() const;
    /// Returns the state after `moment` milliseconds.
    [[nodiscard]] Frame at(int moment) const;

private:
    enum class Axis { None, Files, Ranks };
    /// Part of the way with one pair of merged edges.
    struct Leg {
        Axis axis = Axis::None;
        double from = 0, to = 1;
    };
    [[nodiscard]] QPointF pieceAt(double part) const;
    [[nodiscard]] static int durationOf(const Leg& leg);

    std::vector<QPointF> places_;  ///< places beyond the edges are not wrapped
    std::vector<Leg> legs_;
    int crossings_ = 0;
};

}  // namespace rokada::ui
