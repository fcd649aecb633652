// How a piece crosses the edges of a sheet, as the rules of Vyrt chess tell it: the edges merge, it travels over the
// seam, they separate again; over both edges twice, one axis after the other. Pure numbers of time and place.
#pragma once

#include "base/geometry.h"
#include "rules/paths.h"

#include <QPointF>

#include <vector>

namespace rokada::ui {

/// Of a motion from 0 to 1 that begins and ends gently: how far it is when `part` of its time has passed.
[[nodiscard]] constexpr double eased(double part) { return part * part * (3 - 2 * part); }

class Board3DMotion {
public:
    static constexpr int Merge = 250;
    static constexpr int Travel = 300;

    /// A moment of it.
    struct Frame {
        double files = 0;  ///< how far the edges of the files have merged, 0 to 1
        double ranks = 0;
        QPointF piece;  ///< where the piece is, on the drawing from (0,0) to (1,1)
    };

    Board3DMotion() = default;
    Board3DMotion(const Geometry& board, const Path& path);

    /// Whether there is anything to be shown.
    [[nodiscard]] bool empty() const { return places_.size() < 2; }
    [[nodiscard]] bool crosses() const { return crossings_ > 0; }
    /// In milliseconds.
    [[nodiscard]] int duration() const;
    [[nodiscard]] Frame at(int moment) const;

private:
    enum class Axis { None, Files, Ranks };
    /// A part of the way on which one pair of edges is merged.
    struct Leg {
        Axis axis = Axis::None;
        double from = 0, to = 1;
    };
    [[nodiscard]] QPointF pieceAt(double part) const;
    [[nodiscard]] static int durationOf(const Leg& leg);

    std::vector<QPointF> places_;  ///< as if the drawing went on beyond its edges
    std::vector<Leg> legs_;
    int crossings_ = 0;
};

}  // namespace rokada::ui
