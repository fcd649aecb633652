// Describes the squares of a board: their places, names and neighbours. Handles the edges of the board, holes (places
// without a square), walls between squares, and boards whose opposite edges are joined.
#pragma once

#include "base/squareset.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

/// Returns the sign of `x`: -1, 0 or 1.
[[nodiscard]] constexpr int sign(int x) { return (x > 0) - (x < 0); }

/// Displacement in columns to the right and rows up.
struct Delta {
    int dx = 0;
    int dy = 0;

    friend constexpr bool operator==(Delta, Delta) = default;
    /// Returns the displacement rotated clockwise by `turns` quarter turns (up becomes right).
    [[nodiscard]] constexpr Delta turned(int turns) const {
        Delta d = *this;
        for (int i = 0; i < turns; ++i) d = {d.dy, -d.dx};
        return d;
    }
};

/// Wall that no move can cross. It runs along one edge of a square, from corner (x1,y1) to corner (x2,y2). (0,0) is the
/// lower left corner of the board.
struct Wall {
    int x1, y1, x2, y2;

    friend constexpr bool operator==(const Wall&, const Wall&) = default;
};

/// Board of a variant. Columns count from the left, rows from the bottom.
class Geometry {
public:
    /// Creates a board without holes. `files` are the letters of the columns from the left, `ranks` the numbers of the
    /// rows from the bottom.
    static Geometry rectangle(std::string_view files, std::vector<int> ranks);
    /// Creates a board without holes whose opposite edges are joined.
    static Geometry torus(std::string_view files, std::vector<int> ranks);
    /// Creates a board with holes. `rows` lists the rows from the top: '.' is a square, '*' is a hole.
    static Geometry drawn(const std::vector<std::string_view>& rows, std::string_view files, std::vector<int> ranks);

    /// Adds a wall on one edge of `square`. `edge` is the unit displacement from the square across this edge, for
    /// example {0,1} for the upper edge.
    void addWall(std::string_view square, Delta edge);

    [[nodiscard]] int columns() const { return static_cast<int>(files_.size()); }
    [[nodiscard]] int rows() const { return static_cast<int>(ranks_.size()); }
    [[nodiscard]] int size() const { return static_cast<int>(places_.size()); }
    [[nodiscard]] bool wraps() const { return wraps_; }
    [[nodiscard]] int column(Square square) const { return places_[square].dx; }
    [[nodiscard]] int row(Square square) const { return places_[square].dy; }
    /// Returns the square in this column and row. Returns NoSquare for a hole and for a place outside the board, even
    /// if opposite edges are joined.
    [[nodiscard]] Square at(int column, int row) const;
    [[nodiscard]] const std::vector<Wall>& walls() const { return walls_; }
    /// Returns true if the square has the darker of the two board colours. The square a1, if it exists, is dark.
    [[nodiscard]] bool dark(Square square) const;

    [[nodiscard]] char fileLetter(int column) const { return files_[static_cast<std::size_t>(column)]; }
    [[nodiscard]] int rankNumber(int row) const { return ranks_[static_cast<std::size_t>(row)]; }
    /// Returns the lower-case name of a square, for example "e4".
    [[nodiscard]] std::string name(Square square) const;
    /// Returns the square with this lower-case name, or NoSquare if there is none.
    [[nodiscard]] Square named(std::string_view name) const;
    /// Square whose name a text starts with, and the length of that name in characters.
    struct ParsedSquare {
        Square square;
        std::size_t length;
    };
    /// Parses the square name at the start of `text`: a file letter and all digits that follow it. Returns nullopt if
    /// no square has this name.
    [[nodiscard]] std::optional<ParsedSquare> read(std::string_view text) const;
    /// Parses a list such as "a8-i8 z9 j9". Each item is a square, or a rectangle given by two opposite corners.
    /// Precondition: all names exist.
    [[nodiscard]] SquareSet squares(std::string_view list) const;

    /// Returns the target of a displacement. Returns NoSquare if the target is a hole or outside the board, or if a
    /// wall blocks a displacement of one step. In fortress chess, a diagonal step is also blocked if it touches the end
    /// of a wall.
    [[nodiscard]] Square step(Square from, Delta delta) const;
    /// Returns the target of a displacement as if there were no walls. Returns NoSquare for a hole and outside the
    /// board.
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

/// Returns the unit displacement from `from` towards `to` if both are on one rank, file or diagonal, otherwise {0,0}.
/// Does not consider paths across joined edges.
[[nodiscard]] Delta directionBetween(const Geometry& board, Square from, Square to);

}  // namespace rokada
