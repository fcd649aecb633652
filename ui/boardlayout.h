// Squares to pixels and back, the view's turn, and where names of files and ranks and the seats' plates lie.
// Pure arithmetic: no widget, no game in progress.
#pragma once

#include "geometry.h"
#include "variant.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <vector>

namespace rokada::ui {

/// Where the names of files and ranks are written.
enum class Coordinates { Off, Outside, Inside, Everywhere };

/// The place of a seat's plate on the screen.
struct Plate {
    QRect rect;
    bool upright = false;  ///< higher than wide: its contents are stacked
};

class BoardLayout {
public:
    BoardLayout() = default;
    /// Fits the board of a game into `room`. `turns` quarter turns clockwise.
    BoardLayout(const Variant& variant, QSize room, int turns, Coordinates coordinates);

    [[nodiscard]] bool empty() const { return cell_ <= 0; }
    [[nodiscard]] const Geometry& geometry() const { return *geometry_; }
    [[nodiscard]] int turns() const { return turns_; }
    [[nodiscard]] Coordinates coordinates() const { return coordinates_; }
    [[nodiscard]] QSize room() const { return room_; }
    /// The side of a square in pixels, always whole.
    [[nodiscard]] int cell() const { return cell_; }
    /// `u` hundredths of a square.
    [[nodiscard]] double units(double u) const { return u * cell_ / 100.0; }
    /// The width of the coloured edge round the board.
    [[nodiscard]] int edge() const { return edge_; }
    /// The height of the strip in which names are written outside the squares; 0 if they are not.
    [[nodiscard]] int nameStrip() const { return names_; }
    /// The box round all drawn places, holes included.
    [[nodiscard]] QRect area() const;

    [[nodiscard]] QRect rect(Square square) const;
    [[nodiscard]] QPointF centre(Square square) const { return QRectF(rect(square)).center(); }
    /// The square under a point, NoSquare for a hole or outside.
    [[nodiscard]] Square at(QPoint point) const;
    /// A point of the lattice of square corners, (0,0) the lower left corner of the drawing.
    [[nodiscard]] QPointF corner(int x, int y) const;

    /// Columns and rows as they are seen, from the left and from the top.
    [[nodiscard]] int screenColumns() const;
    [[nodiscard]] int screenRows() const;
    [[nodiscard]] QPoint screenPlace(Square square) const;
    [[nodiscard]] Square atPlace(QPoint place) const;
    /// A displacement of the drawing as a displacement on the screen (y grows downwards).
    [[nodiscard]] QPoint onScreen(Delta delta) const;
    /// The reverse: which displacement of the drawing goes that way on the screen.
    [[nodiscard]] Delta onBoard(QPoint direction) const;

    /// By side.
    [[nodiscard]] const std::vector<Plate>& plates() const { return plates_; }
    /// The side of the screen on which a seat sits: 0 below, 1 left, 2 above, 3 right.
    [[nodiscard]] int seatEdge(Side side) const { return seatEdges_[side]; }

private:
    struct Margins {
        int left = 0, top = 0, right = 0, bottom = 0;
    };
    [[nodiscard]] QRect bay(int edge) const;
    [[nodiscard]] Margins margins() const;
    [[nodiscard]] Plate plateAt(int edge) const;
    [[nodiscard]] Plate plateInBay(int edge, QRect places) const;

    const Geometry* geometry_ = nullptr;
    QSize room_;
    int turns_ = 0;
    Coordinates coordinates_ = Coordinates::Outside;
    int cell_ = 0;
    int edge_ = 0;
    int names_ = 0;
    QPoint origin_;
    std::vector<int> seatEdges_;
    std::vector<Plate> plates_;
};

}  // namespace rokada::ui
