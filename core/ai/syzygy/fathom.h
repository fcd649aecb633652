// Interface to libfathom, which reads Syzygy endgame tables. Without libfathom, there are never any tables. Only
// `SyzygyTables` uses these functions, because libfathom keeps its tables in global variables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada::fathom {

/// Pieces as sets of squares. Bit 0 is a1, bit 7 is h1 and bit 63 is h8.
struct Board {
    std::array<std::uint64_t, 2> sides{};  ///< pieces of White and of Black
    std::uint64_t kings = 0, queens = 0, rooks = 0, bishops = 0, knights = 0, pawns = 0;
    unsigned halfmoveClock = 0;
    unsigned enPassant = 0;  ///< square passed over by a double step; 0 if there is none
    bool whiteToMove = true;
};

/// Result in the table, from the view of the side to move: 0 is a loss, 1 a loss that the fifty-move rule prevents, 2 a
/// draw, 3 a win that this rule prevents, 4 a win. `dtz` is the number of plies to the next capture or pawn move.
struct Value {
    unsigned wdl = 2;
    int dtz = 0;
};

struct MoveValue {
    unsigned from = 0, to = 0;
    char becomes = 0;  ///< letter of the piece to which a pawn promotes, or 0
    Value value;       ///< value after the move for the side that makes it; plies count from the position before it
};

struct Root {
    Value value;
    std::vector<MoveValue> moves;
};

/// Returns true if the program is built with libfathom.
[[nodiscard]] bool isBuiltIn();
/// Replaces the tables by those of these folders, which are separated by colons. Returns the number of pieces of the
/// largest table, kings included; 0 if there is none. Each file is opened when it is first needed, and stays open until
/// the next call. Precondition: no other function of this namespace runs, and each file has passed `checkTableFile`.
[[nodiscard]] std::size_t load(const std::string& folders);
/// Returns the result of a position with a half-move clock of 0. Returns nullopt if a table is missing. Thread-safe.
[[nodiscard]] std::optional<unsigned> wdl(const Board& board);
/// Returns the values of a position and of all its moves, with regard to its half-move clock. Returns nullopt if a
/// table is missing. Precondition: there is a legal move. One call at a time.
[[nodiscard]] std::optional<Root> root(const Board& board);

}  // namespace rokada::fathom
