// Geometry of the board widget: converts squares to pixels and back, and places coordinates and player panels for each
// rotation. Uses no widgets and no games.
#pragma once

#include "scene/boardlook.h"

#include "base/geometry.h"
#include "rules/variant.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <array>
#include <vector>

namespace rokada::ui {

/// Edge of the board on the screen. Each value is a clockwise quarter turn after the previous one.
enum ScreenEdge { Below, AtLeft, Above, AtRight };

/// Place of the panel that shows the name, clock and captured pieces of one player. The rectangle is empty if the board
/// paints no panel for the player.
struct PlayerPanel {
    QRect rect;
    bool upright = false;  ///< true if the panel is higher than wide; its contents are stacked
    int turns = 0;         ///< orientation of the contents, in clockwise quarter turns
};

/// Result of one step of the keyboard cursor. `square` is NoSquare if there is no square in this direction. `walled` is
/// true if a wall blocks the step.
struct Stride {
    Square square = NoSquare;
    bool walled = false;
};

/// Widths, in squares, of the margin that repeats squares beyond the edges of a board that wraps around. A keyboard
/// shortcut selects the next wider margin, and after the widest the first.
inline constexpr std::array<int, 5> marginWidths{{0, 1, 2, 4, 6}};

/// Returns `chosen`, or the default place of the variant if `chosen` is `Usual`. The default place is inside the
/// squares, with two exceptions. It is outside for boards that wrap around, because their edges are arbitrary, and with
/// more than two sides, because their squares have tints and emblems.
[[nodiscard]] Coordinates coordinatesOf(const Variant& variant, Coordinates chosen);

/// Layout of one board. A *place* is a column and a row on the screen, counted from 0 at the upper left. On a board
/// that wraps around, *ghost copies* repeat squares in a margin around the board.
class BoardLayout {
public:
    static constexpr int WidestMargin = 6;
    /// Free pixels around the board for its shadow.
    static constexpr int ShadowRoom = 7;

    BoardLayout() = default;
    /// Fits the board of a variant into `room` pixels, rotated by `turns` clockwise quarter turns. `variant` must
    /// outlive the layout.
    BoardLayout(const Variant& variant, QSize room, int turns, Coordinates coordinates, Cut cut = {},
                Plates plates = Plates::Around);
    /// Returns a layout without player panels and without a margin of repeated squares. Squares have `cell` pixels.
    /// `shift` scrolls a board that wraps around; see `Cut`.
    [[nodiscard]] static BoardLayout alone(const Variant& variant, int cell, int turns, Coordinates coordinates,
                                           Delta shift = {});

    [[nodiscard]] bool empty() const { return cell_ <= 0; }
    [[nodiscard]] const Geometry& geometry() const { return *geometry_; }
    [[nodiscard]] int turns() const { return turns_; }
    [[nodiscard]] Coordinates coordinates() const { return coordinates_; }
    [[nodiscard]] QSize room() const { return room_; }
    /// Returns the smallest size of the widget, in pixels, at which the squares keep their present size.
    [[nodiscard]] QSize needed() const { return needed_; }
    [[nodiscard]] const Cut& cut() const { return cut_; }
    /// Returns the side of a square in whole pixels.
    [[nodiscard]] int cell() const { return cell_; }
    /// Converts per cent of a square to pixels.
    [[nodiscard]] double units(double u) const { return u * cell_ / 100.0; }
    /// Returns the width, in pixels, of the line around a diagram for files or printing. Returns 0 on the screen.
    [[nodiscard]] int edge() const { return edge_; }
    /// Returns the width, in pixels, of the strip for coordinates outside the squares. Returns 0 if there is no strip.
    [[nodiscard]] int nameStrip() const { return names_; }
    /// Returns the bounding box of the board in pixels, without a margin of repeated squares. It includes places that
    /// have no square.
    [[nodiscard]] QRect area() const { return {origin_, QSize(screenColumns(), screenRows()) * cell_}; }

    /// Returns the bounding box, in pixels, of the board with the margin that repeats its squares.
    [[nodiscard]] QRect whole() const;
    /// Returns all boxes in which a square is drawn: first its own box, then its repetitions around a board that wraps.
    [[nodiscard]] std::vector<QRect> copies(Square square) const;

    [[nodiscard]] QRect rect(Square square) const { return rectOf(screenPlace(square)); }
    [[nodiscard]] QPointF centre(Square square) const { return QRectF(rect(square)).center(); }
    /// Returns the square under a point, also on a repetition around a board that wraps. Returns NoSquare for a hole
    /// and outside the board.
    [[nodiscard]] Square at(QPoint point) const;
    /// Returns the rectangles of the squares that touch the edge of the board with a side or a corner. Returns an empty
    /// list for a torus.
    [[nodiscard]] std::vector<QRect> rim() const;
    /// Returns the position, in pixels, of the grid corner (x, y). (0,0) is the lower left corner of the board in the
    /// default view.
    [[nodiscard]] QPointF corner(int x, int y) const;

    /// Return the number of visible columns and rows.
    [[nodiscard]] int screenColumns() const;
    [[nodiscard]] int screenRows() const;
    /// Returns the place of a square: its column on the screen, counted from the left, and its row, counted from the
    /// top.
    [[nodiscard]] QPoint screenPlace(Square square) const;
    /// Returns the square at a place, or NoSquare. On a board that wraps around, a place beyond the edge has the square
    /// that is copied there.
    [[nodiscard]] Square atPlace(QPoint place) const;
    /// Returns the rectangle of a place in pixels, even if the place has no square.
    [[nodiscard]] QRect rectOf(QPoint place) const { return {origin_ + place * cell_, QSize(cell_, cell_)}; }
    /// Converts a displacement on the board to columns and rows on the screen, where y grows downwards.
    [[nodiscard]] QPoint onScreen(Delta delta) const;
    /// Converts columns and rows on the screen to a displacement on the board.
    [[nodiscard]] Delta onBoard(QPoint direction) const;
    /// Returns the result of one step of the keyboard cursor. A step crosses missing squares and the edges of a torus,
    /// but no walls.
    [[nodiscard]] Stride stride(Square from, QPoint direction) const;

    /// Sets the orientation of pieces and player panels.
    void setOrientation(PieceOrientation orientation);
    [[nodiscard]] PieceOrientation orientation() const { return orientation_; }
    /// Returns the orientation of a side's pieces and panel, in clockwise quarter turns.
    [[nodiscard]] int turnsOf(Side side) const;

    /// Returns the player panels, by side.
    [[nodiscard]] const std::vector<PlayerPanel>& panels() const { return panels_; }
    /// Returns the edge of the board at which the player of a side sits.
    [[nodiscard]] ScreenEdge seatEdge(Side side) const { return seatEdges_[side]; }

private:
    struct Margins {
        int left = 0, top = 0, right = 0, bottom = 0;
    };
    [[nodiscard]] QPoint turnedPlace(QPoint place) const;
    [[nodiscard]] QRect bay(ScreenEdge edge) const;
    [[nodiscard]] Margins margins() const;
    [[nodiscard]] PlayerPanel panelInStrip(ScreenEdge edge) const;
    [[nodiscard]] PlayerPanel panelInBay(ScreenEdge edge, QRect places) const;
    [[nodiscard]] QRect thickened(QRect panel, ScreenEdge edge) const;
    [[nodiscard]] int freeBeside(const QRect& panel, ScreenEdge edge) const;
    [[nodiscard]] bool compact() const;
    [[nodiscard]] bool bare() const { return compact() || plates_ == Plates::None; }
    /// Returns true if players without a bay (see `Plates`) get a strip beside the board for their panel.
    [[nodiscard]] bool strips() const { return plates_ == Plates::Around; }
    [[nodiscard]] int strip(ScreenEdge edge) const;

    const Geometry* geometry_ = nullptr;
    QSize room_;
    QSize needed_;
    int turns_ = 0;
    Coordinates coordinates_ = Coordinates::Outside;
    PieceOrientation orientation_ = PieceOrientation::Upright;
    Cut cut_;
    Plates plates_ = Plates::Around;
    int cell_ = 0;
    int edge_ = 0;
    int names_ = 0;
    QPoint origin_;
    std::vector<ScreenEdge> seatEdges_;
    std::vector<PlayerPanel> panels_;
};

}  // namespace rokada::ui
