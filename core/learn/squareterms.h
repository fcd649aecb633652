// Sets of squares as lessons write them: names, and terms whose squares the rules compute.
#pragma once

#include "learn/lesson.h"
#include "learn/lessonlines.h"

#include <span>
#include <tl/expected.hpp>

namespace rokada {

struct NamedSquares {
    SquareSet squares;
    Reaching reaching;  ///< if the set is one piece's reach and nothing else
};

/// "e4 d5", "file e", "rank 4", "light", "dark", and: `reach e4` (where the piece may go),
/// `captures e4` (what it may capture), `attackers e4` (pieces that attack the square), `pieces N` (all such pieces).
/// Terms may follow one another and add up.
[[nodiscard]] tl::expected<NamedSquares, LessonError> squaresOf(const Position& position,
                                                                std::span<const LessonWord> words);
/// The piece that position texts write so ("N", "n", "wN"), or NoPiece.
[[nodiscard]] Piece pieceOfText(const Rulebook& book, std::string_view text);
/// Where the piece may go by its own movement; legal moves only if its side is to move.
[[nodiscard]] SquareSet reachedFrom(const Position& position, const Reaching& reaching);

}  // namespace rokada
