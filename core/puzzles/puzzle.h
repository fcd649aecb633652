// Puzzle as data: a position, a task and all right answers. docs/formats.md describes the text format of puzzles.
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

/// Tasks of puzzles. `moves`, `piece` and `shown` are the members of `Puzzle`.
enum class PuzzleKind : std::uint8_t {
    Mate,       ///< checkmate in `moves` moves
    Win,        ///< win material in `moves` moves
    Defend,     ///< find the only move that does not lose
    Stalemate,  ///< save the game by stalemate, or avoid stalemating the enemy
    Promotion,  ///< choose the right promotion piece or promotion square
    Checks,     ///< select all squares on which a move gives check
    Where,      ///< select all squares to which `piece` can move
    Way,        ///< select the squares that the move `shown` passes
};
inline constexpr std::array AllPuzzleKinds{PuzzleKind::Mate,      PuzzleKind::Win,       PuzzleKind::Defend,
                                           PuzzleKind::Stalemate, PuzzleKind::Promotion, PuzzleKind::Checks,
                                           PuzzleKind::Where,     PuzzleKind::Way};

/// Returns the identifier of the kind in puzzle files, for example "mate".
[[nodiscard]] std::string_view idOf(PuzzleKind kind);
/// Returns true if the answer is a set of squares instead of moves.
[[nodiscard]] constexpr bool asksForSquares(PuzzleKind kind) { return kind >= PuzzleKind::Checks; }

struct Puzzle {
    /// Highest value of `level`, the difficulty. All levels of the computer solve a puzzle of difficulty 1.
    static constexpr int Hardest = 11;

    PuzzleKind kind{};
    int moves = 1;  ///< number of moves of the solver
    int level = 1;
    std::vector<Motif> themes;
    Position position;
    std::vector<Move> line;       ///< moves of the solver and replies; the first one is the key move
    std::vector<Move> lastMoves;  ///< all moves that are right as the last move of `line`
    Square piece = NoSquare;      ///< `Where`: square of the piece
    std::optional<Move> shown;    ///< `Way`: move whose path is asked for
    SquareSet squares;            ///< right squares, if the answer is a set of squares

    explicit Puzzle(const Position& at) : position(at) {}
    /// Returns an identifier that depends only on the position and the task, so that it is the same in all versions of
    /// a file.
    [[nodiscard]] std::string id() const;
};

/// Puzzles of one file. All of them have the same variant.
struct PuzzleSet {
    RulebookPtr book;
    std::vector<Puzzle> puzzles;
};

}  // namespace rokada
