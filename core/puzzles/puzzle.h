// A puzzle as data: a position, what is asked for, and every right answer. docs/formats.md says how one is written.
#pragma once

#include "base/squareset.h"
#include "motifs/motif.h"
#include "rules/position.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rokada {

enum class PuzzleKind : std::uint8_t {
    Mate,       ///< in so many moves
    Win,        ///< material
    Defend,     ///< one move holds
    Stalemate,  ///< saves itself by a stalemate, or stalemates nobody by mistake
    Promotion,  ///< to what, or where
    Checks,     ///< all squares on which a move gives check
    Where,      ///< all squares that a piece can go to
    Way,        ///< the squares that a move passes
};
inline constexpr std::array AllPuzzleKinds{PuzzleKind::Mate,      PuzzleKind::Win,       PuzzleKind::Defend,
                                           PuzzleKind::Stalemate, PuzzleKind::Promotion, PuzzleKind::Checks,
                                           PuzzleKind::Where,     PuzzleKind::Way};

/// The identifier in files: "mate".
[[nodiscard]] std::string_view idOf(PuzzleKind kind);
/// Answered with squares, not with moves.
[[nodiscard]] constexpr bool asksForSquares(PuzzleKind kind) { return kind >= PuzzleKind::Checks; }

struct Puzzle {
    /// Rated from 1, which all levels of the computer solve, to this.
    static constexpr int Hardest = 11;

    PuzzleKind kind{};
    int moves = 1;  ///< own moves
    int level = 1;
    std::vector<Motif> themes;
    Position position;
    std::vector<Move> line;       ///< own moves and the replies, in turn; the first is the key
    std::vector<Move> lastMoves;  ///< all that are right in place of the last of the line
    Square piece = NoSquare;      ///< of `Where`
    std::optional<Move> shown;    ///< of `Way`
    SquareSet squares;            ///< the answer, if it is squares

    explicit Puzzle(const Position& at) : position(at) {}
    /// The same in every version of the file as long as position and question are.
    [[nodiscard]] std::string id() const;
};

/// The puzzles of a file, which are all of one game.
struct PuzzleSet {
    RulebookPtr book;
    std::vector<Puzzle> puzzles;
};

}  // namespace rokada
