// Returns hints of an exercise in three levels. A level without a hint of the author gets a computed hint.
#pragma once

#include "learn/exercise.h"

#include <optional>
#include <vector>

namespace rokada {

/// One hint. Computed hints show the piece or the number of answers first, then the target, then the reason.
struct LessonHint {
    enum class Type : std::uint8_t {
        Text,      ///< hint of the author in `text`
        Piece,     ///< squares[0] is the square of the piece to move
        Target,    ///< squares[0] is the origin of the right move, squares[1] its target
        Drop,      ///< squares[0] is the square on which to place a reserve piece
        Reason,    ///< `move` is right because of `reason`
        Count,     ///< `number` is the number of right squares
        File,      ///< the answer is the name of squares[0]; the hint tells its file
        Rank,      ///< the answer is the name of squares[0]; the hint tells its rank
        Squares,   ///< `squares` contains one right square at level 1, and all right squares at level 2
        Option,    ///< `number` is the index of the right option
        Placing,   ///< squares[0] is the square of `piece`
        TakeBack,  ///< the step can only be completed after a move is taken back
        Read,      ///< the learner only needs to read the text
    };
    Type type = Type::Read;
    std::vector<Square> squares;
    std::optional<Move> move;
    MoveReason reason;
    int number = 0;
    Piece piece = NoPiece;
    const LessonText* text = nullptr;
};

/// Returns a hint for the current position. `level` is 0 to 2; each level shows more. Uses the hints of the author
/// before computed hints.
[[nodiscard]] LessonHint lessonHint(const Exercise& exercise, int level);

}  // namespace rokada
