// Puzzle as data: position, task, and all right answers. docs/formats.md describes the text format.
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
    Mate,       ///< mate in `moves`
    Win,        ///< win material
    Defend,     ///< find the only move that holds
    Stalemate,  ///< save the game by stalemate, or avoid stalemating the enemy
    Promotion,  ///< choose the promotion piece or square
    Checks,     ///< select all squares on which a move gives check
    Where,      ///< select all squares that a piece can move to
    Way,        ///< select the squares that a move passes
};
inline constexpr std::array AllPuzzleKinds{PuzzleKind::Mate,      PuzzleKind::Win,       PuzzleKind::Defend,
                                           PuzzleKind::Stalemate, PuzzleKind::Promotion, PuzzleKind::Checks,
                                           PuzzleKind::Where,     PuzzleKind::Way};

/// Returns the identifier in files, for example "mate".
[[nodiscard]] std::string_view idOf(PuzzleKind kind);
/// Returns true if the answer is a set of squares instead of moves.
[[nodiscard]] constexpr bool asksForSquares(PuzzleKind kind) { return kind >= PuzzleKind::Checks; }

struct Puzzle {
    /// Greatest rating. Rating 1 means that all levels of the computer solve the puzzle.
    static constexpr int Hardest = 11;

    PuzzleKind kind{};
    int moves = 1;  ///< number of own moves
    int level = 1;
    std::vector<Motif> themes;
    Position position;
    std::vector<Move> line;       ///< own moves and replies in turn; the first is the key move
    std::vector<Move> lastMoves;  ///< all moves that are right in place of the last move of `line`
    Square piece = NoSquare;      ///< piece of a `Where` puzzle
    std::optional<Move> shown;    ///< move of a `Way` puzzle
    SquareSet squares;            ///< answer, if it consists of squares

    explicit Puzzle(const Position& at) : position(at) {}
    /// Returns an identifier that stays the same in every version of the file while position and task do.
    [[nodiscard]] std::string id() const;
};

/// Puzzles of one file, all of one variant.
struct PuzzleSet {
    RulebookPtr book;
    std::vector<Puzzle> puzzles;
};

}  // namespace rokada
