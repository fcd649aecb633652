// Parses sets of squares in lesson files. A set is written as square names, such as "e4", and terms, such as
// "attackers e4" for all squares from which a piece attacks e4.
#pragma once

#include "learn/lesson.h"
#include "learn/lessonlines.h"

#include <span>
#include <tl/expected.hpp>

namespace rokada {

struct NamedSquares {
    SquareSet squares;
    Reaching reaching;  ///< piece whose possible targets are `squares`; `from` is NoSquare if the set has other terms
};

/// Parses square names ("e4 d5") and terms, and returns the union of their squares. The terms are "file e", "rank 4",
/// "light", "dark", "reach e4" (targets of the piece on e4), "captures e4" (targets of its captures), "attackers e4"
/// (squares of the pieces that attack e4) and "pieces N" (squares of the white knights).
[[nodiscard]] tl::expected<NamedSquares, LessonError> squaresOf(const Position& position,
                                                                std::span<const LessonWord> words);
/// Returns the piece that a position text names, for example "N", "n" or "wN". Returns NoPiece if there is no such
/// piece.
[[nodiscard]] Piece pieceOfText(const Rulebook& book, std::string_view text);
/// Returns the squares that the piece on `reaching.from` can reach by its movement. If its side is to move, returns
/// only the targets of legal moves.
[[nodiscard]] SquareSet reachedFrom(const Position& position, const Reaching& reaching);

}  // namespace rokada
