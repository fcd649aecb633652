// Parses sets of squares in lessons: names, and terms that the rules compute.
#pragma once

#include "learn/lesson.h"
#include "learn/lessonlines.h"

#include <span>
#include <tl/expected.hpp>

namespace rokada {

struct NamedSquares {
    SquareSet squares;
    Reaching reaching;  ///< set if the squares are the reach of one piece only
};

/// Parses "e4 d5", "file e", "rank 4", "light", "dark", `reach e4` (targets of the piece), `captures e4` (its
/// captures), `attackers e4` (pieces that attack the square), `pieces N` (all such pieces). Several terms are combined.
[[nodiscard]] tl::expected<NamedSquares, LessonError> squaresOf(const Position& position,
                                                                std::span<const LessonWord> words);
/// Returns the piece with this name in position texts ("N", "n", "wN"), or NoPiece.
[[nodiscard]] Piece pieceOfText(const Rulebook& book, std::string_view text);
/// Returns the squares that the piece can reach by its own movement; only legal moves if its side is to move.
[[nodiscard]] SquareSet reachedFrom(const Position& position, const Reaching& reaching);

}  // namespace rokada
