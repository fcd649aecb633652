// Squares to pixels and back, the view's turn, and where names of files and ranks and the player panels lie.
// Pure arithmetic: no widget, no game in progress.
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

/// A side of the screen, in the order of clockwise quarter turns.
enum ScreenEdge { Below, AtLeft, Above, AtRight };

/// The place of a player panel on the screen; empty on a board that is shown very small.
struct PlayerPanel {
    QRect rect;
    bool upright = false;  ///< higher than wide: its contents are stacked
    int turns = 0;         ///< quarter turns clockwise in which its contents are to be read
};

/// Where a step of the keyboard's cursor leads: NoSquare if nowhere, `walled` if a wall stops it.
struct Stride {
    Square square = NoSquare;
    bool walled = false;
};

/// What can be chosen, in the order in which one key steps through it.
inline constexpr std::array<int, 5> marginWidths{{0, 1, 2, 4, 6}};

/// Where a choice writes the names of a variant: usually inside the squares, but beside a board that wraps, whose edges
/// are not its own, and beside that of more than two sides, whose squares have tints and emblems.
[[nodiscard]] Coordinates coordinatesOf(const Variant& variant, Coordinates chosen);

class BoardLayout {
public:
    static constexpr int WidestMargin = 6;
    /// Free pixels round everything, for the shadow of the board.
    static constexpr int ShadowRoom = 7;

    BoardLayout() = default;
    /// Fits the board of a variant into `room`, turned by quarter turns clockwise. The variant must outlive the layout.
    BoardLayout(const Variant& variant, QSize room, int turns, Coordinates coordinates, Cut cut = {},
                Plates plates = Plates::Around);
    /// The board alone, without player panels and ghosts, as large as squares of `cell` pixels make it.
    [[nodiscard]] static BoardLayout alone(const Variant& variant, int cell, int turns, Coordinates coordinates,
                                           Delta shift = {});

    [[nodiscard]] bool empty() const { return cell_ <= 0; }
    [[nodiscard]] const Geometry& geometry() const { return *geometry_; }
    [[nodiscard]] int turns() const { return turns_; }
    [[nodiscard]] Coordinates coordinates() const { return coordinates_; }
    [[nodiscard]] QSize room() const { return room_; }
    /// The smallest room in which the squares have this size.
    [[nodiscard]] QSize needed() const { return needed_; }
    [[nodiscard]] const Cut& cut() const { return cut_; }
    /// The side of a square in pixels, always whole.
    [[nodiscard]] int cell() const { return cell_; }
    /// `u` per cent of a square.
    [[nodiscard]] double units(double u) const { return u * cell_ / 100.0; }
    /// The width of the line round the board of a diagram; 0 on the screen.
    [[nodiscard]] int edge() const { return edge_; }
    /// The width of the strip in which names are written outside the squares; 0 if they are not.
    [[nodiscard]] int nameStrip() const { return names_; }
    /// The box round all drawn places, holes included.
    [[nodiscard]] QRect area() const { return {origin_, QSize(screenColumns(), screenRows()) * cell_}; }

    /// The same with the margin of ghosts: the copies of squares that are drawn beyond the edges.
    [[nodiscard]] QRect whole() const;
    /// Every box in which a square is drawn, its ghosts included; its own first.
    [[nodiscard]] std::vector<QRect> copies(Square square) const;

    [[nodiscard]] QRect rect(Square square) const { return rectOf(screenPlace(square)); }
    [[nodiscard]] QPointF centre(Square square) const { return QRectF(rect(square)).center(); }
    /// The square under a point, on a ghost too; NoSquare for a hole or outside.
    [[nodiscard]] Square at(QPoint point) const;
    /// The squares beside which the board ends, on a side or at a corner: only there its edge is seen. None on a torus.
    [[nodiscard]] std::vector<QRect> rim() const;
    /// A point of the lattice of square corners, (0,0) the lower left corner of the drawing.
    [[nodiscard]] QPointF corner(int x, int y) const;

    /// Columns and rows as they are seen, from the left and from the top.
    [[nodiscard]] int screenColumns() const;
    [[nodiscard]] int screenRows() const;
    [[nodiscard]] QPoint screenPlace(Square square) const;
    /// The square that is drawn there; on a board that wraps places beyond the edges belong to its copies.
    [[nodiscard]] Square atPlace(QPoint place) const;
    /// The pixels of a place, whether there is a square or not.
    [[nodiscard]] QRect rectOf(QPoint place) const { return {origin_ + place * cell_, QSize(cell_, cell_)}; }
    /// A displacement of the drawing as one of the screen (y grows downwards).
    [[nodiscard]] QPoint onScreen(Delta delta) const;
    /// The reverse.
    [[nodiscard]] Delta onBoard(QPoint direction) const;
    /// One step of the keyboard's cursor: over missing squares, round the edges of a torus, not through walls.
    [[nodiscard]] Stride stride(Square from, QPoint direction) const;

    /// Turns pieces and player panels towards their players.
    void setStanding(Standing standing);
    [[nodiscard]] Standing standing() const { return standing_; }
    /// The quarter turns clockwise in which the pieces and the player panel of a side stand.
    [[nodiscard]] int turnsOf(Side side) const;

    /// By side.
    [[nodiscard]] const std::vector<PlayerPanel>& panels() const { return panels_; }
    /// The edge of the screen at which a side's player sits.
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
    /// A side without a bay has a strip for its plate.
    [[nodiscard]] bool strips() const { return plates_ == Plates::Around; }
    [[nodiscard]] int strip(ScreenEdge edge) const;

    const Geometry* geometry_ = nullptr;
    QSize room_;
    QSize needed_;
    int turns_ = 0;
    Coordinates coordinates_ = Coordinates::Outside;
    Standing standing_ = Standing::Upright;
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
