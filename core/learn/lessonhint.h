// Hints of an exercise: those of the author first, then computed hints in three levels.
#pragma once

#include "learn/exercise.h"

#include <optional>
#include <vector>

namespace rokada {

/// One hint. The levels are: the piece or the number, the target, the reason.
struct LessonHint {
    enum class Type : std::uint8_t {
        Text,      ///< `text`
        Piece,     ///< squares[0]: the piece to move
        Target,    ///< squares: from and to
        Drop,      ///< squares[0]: the target of a reserve piece
        Reason,    ///< `move` with `reason`
        Count,     ///< `number` squares are right
        Squares,   ///< the right squares
        Option,    ///< `number` is the right option
        Placing,   ///< `piece` belongs to squares[0]
        TakeBack,  ///< the step cannot be completed from here
        Read,      ///< only reading is needed
    };
    Type type = Type::Read;
    std::vector<Square> squares;
    std::optional<Move> move;
    MoveReason reason;
    int number = 0;
    Piece piece = NoPiece;
    const LessonText* text = nullptr;
};

/// Returns a hint for the current position. `level` is 0 to 2; each level says more. The author's hints come first.
[[nodiscard]] LessonHint lessonHint(const Exercise& exercise, int level);

}  // namespace rokada
