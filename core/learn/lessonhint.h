// Hints of an exercise: the teacher's first, else computed ones in three steps.
#pragma once

#include "learn/exercise.h"

#include <optional>
#include <vector>

namespace rokada {

/// A piece of help. The steps of help are: which piece or how many, where to, why.
struct LessonHint {
    enum class Type : std::uint8_t {
        Text,      ///< `text`
        Piece,     ///< squares[0]: this piece is to move
        Target,    ///< squares: it goes from the first to the second
        Drop,      ///< squares[0]: a reserve piece goes there
        Reason,    ///< `move` with `reason`
        Count,     ///< `number` squares are right
        Squares,   ///< these are right
        Option,    ///< `number`: this option is right
        Placing,   ///< `piece` belongs to squares[0]
        TakeBack,  ///< from here the step cannot be done
        Read,      ///< nothing to do but to read on
    };
    Type type = Type::Read;
    std::vector<Square> squares;
    std::optional<Move> move;
    MoveReason reason;
    int number = 0;
    Piece piece = NoPiece;
    const LessonText* text = nullptr;
};

/// Help for the position on the board: `level` 0 to 2, each says more. The teacher's hints come first.
[[nodiscard]] LessonHint lessonHint(const Exercise& exercise, int level);

}  // namespace rokada
