// Which squares exist, where they are drawn, what they are called, and which square is one step away.
// Edges, holes, walls and wraps are known here and nowhere else.
#pragma once

#include "base/squareset.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

[[nodiscard]] constexpr int sign(int x) { return (x > 0) - (x < 0); }

/// A displacement in the drawing: columns to the right, rows up.
struct Delta {
    int dx = 0;
    int dy = 0;

    friend constexpr bool operator==(Delta, Delta) = default;
    /// The same displacement seen after `turns` quarter turns clockwise (up becomes right).
    [[nodiscard]] constexpr Delta turned(int turns) const {
        Delta d = *this;
        for (int i = 0; i < turns; ++i) d = {d.dy, -d.dx};
        return d;
    }
};

/// A unit of wall between two points of the lattice of square corners; (0,0) is the lower left corner of the drawing.
struct Wall {
    int x1, y1, x2, y2;

    friend constexpr bool operator==(const Wall&, const Wall&) = default;
};

/// The board of a variant as drawn: columns from the left, rows from the bottom.
class Geometry {
public:
    /// A full rectangle. `files` are the letters of the columns from the left, `ranks` the numbers of the rows from the
    /// bottom.
    static Geometry rectangle(std::string_view files, std::vector<int> ranks);
    /// The same, with opposite edges joined.
    static Geometry torus(std::string_view files, std::vector<int> ranks);
    /// A board with holes: text rows from the top, '.' is a square, '*' is none.
    static Geometry drawn(const std::vector<std::string_view>& rows, std::string_view files, std::vector<int> ranks);

    /// Puts a wall on the edge of `square` that lies in direction `edge` (a unit delta along one axis).
    void addWall(std::string_view square, Delta edge);

    [[nodiscard]] int columns() const { return static_cast<int>(files_.size()); }
    [[nodiscard]] int rows() const { return static_cast<int>(ranks_.size()); }
    [[nodiscard]] int size() const { return static_cast<int>(places_.size()); }
    [[nodiscard]] bool wraps() const { return wraps_; }
    [[nodiscard]] int column(Square square) const { return places_[square].dx; }
    [[nodiscard]] int row(Square square) const { return places_[square].dy; }
    /// The square drawn there, or NoSquare for a hole or a place outside the drawing (no wrapping).
    [[nodiscard]] Square at(int column, int row) const;
    [[nodiscard]] const std::vector<Wall>& walls() const { return walls_; }
    /// True for the darker of the two colours; the square of the lowest file letter and rank 1 (a1) is dark.
    [[nodiscard]] bool dark(Square square) const;

    [[nodiscard]] char fileLetter(int column) const { return files_[static_cast<std::size_t>(column)]; }
    [[nodiscard]] int rankNumber(int row) const { return ranks_[static_cast<std::size_t>(row)]; }
    /// "e4", lower case.
    [[nodiscard]] std::string name(Square square) const;
    /// The square of that name (lower case), or NoSquare.
    [[nodiscard]] Square named(std::string_view name) const;
    /// Reads a square name at the front of `text`; digits are read as long as they follow. Returns the square and the
    /// number of characters, or nothing if no existing square is named there.
    struct Reading {
        Square square;
        std::size_t length;
    };
    [[nodiscard]] std::optional<Reading> read(std::string_view text) const;
    /// "a8-i8 z9 j9": names and boxes given by two opposite corners as drawn. Names must exist.
    [[nodiscard]] SquareSet squares(std::string_view list) const;

    /// The square that a displacement leads to; NoSquare at an edge, a hole or, for displacements of one step, a wall.
    /// A diagonal step is also blocked at the end of a wall (Russian fortress chess, rule W).
    [[nodiscard]] Square step(Square from, Delta delta) const;
    /// The same as if there were no walls.
    [[nodiscard]] Square displaced(Square from, Delta delta) const;

private:
    Geometry(const std::vector<std::string_view>& rows, std::string_view files, std::vector<int> ranks, bool wraps);
    [[nodiscard]] bool closed(Square from, Delta step) const;

    std::string files_;
    std::vector<int> ranks_;
    std::vector<Delta> places_;
    std::vector<Square> grid_;
    std::vector<Wall> walls_;
    bool wraps_ = false;
    bool firstDark_ = true;
};

/// The unit displacement from one place towards another on a common line, or {0,0} if there is none (no wrapping).
[[nodiscard]] Delta directionBetween(const Geometry& board, Square from, Square to);

}  // namespace rokada
