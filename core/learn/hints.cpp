// Hints of an exercise: the teacher's first, else computed ones in three steps.
#include "learn/exercise.h"
#include "learn/opposition.h"
#include "learn/starpath.h"
#include "rules/movegen.h"

#include <algorithm>
#include <iterator>

namespace rokada {

std::vector<Move> Exercise::rightMoves() const {
    std::vector<Move> found;
    if (done_ || position().king(position().turn()) == NoSquare) return found;
    if (step_.type == StepType::Stars) {
        const auto path = starPath(position(), piece(), starsLeft(), movesLeft());
        if (path && !path->empty()) found.push_back(path->front());
        return found;
    }
    if (step_.opposition) return step_.opposition->best(position());
    if (step_.type != StepType::Play && !step_.rightMoves.empty()) return step_.rightMoves;
    MoveList list;
    legalMoves(position(), list);
    std::copy_if(list.begin(), list.end(), std::back_inserter(found), [&](Move m) { return right(m); });
    return found;
}

LessonHint Exercise::moveHint(int level) const {
    const std::vector<Move> right = rightMoves();
    LessonHint hint;
    hint.type = LessonHint::Type::TakeBack;
    if (right.empty()) return hint;
    const Move move = right.front();
    hint.move = move;
    if (level <= 1) {
        const bool drop = move.from() == NoSquare;
        hint.type = drop ? LessonHint::Type::Drop : level == 0 ? LessonHint::Type::Piece : LessonHint::Type::Target;
        hint.squares = {drop ? move.to() : move.from()};
        if (!drop && level == 1) hint.squares.push_back(position().book().shownTarget(move));
        return hint;
    }
    hint.type = LessonHint::Type::Reason;
    hint.squares = {move.from(), position().book().shownTarget(move)};
    hint.reason = moveReasonFor(position(), move);
    return hint;
}

LessonHint Exercise::squareHint(int level) const {
    LessonHint hint;
    hint.number = step_.rightSquares.count();
    hint.type = level == 0 ? LessonHint::Type::Count : LessonHint::Type::Squares;
    if (level == 0) return hint;
    step_.rightSquares.forEach([&](Square s) {
        if (level > 1 || hint.squares.empty()) hint.squares.push_back(s);
    });
    return hint;
}

LessonHint Exercise::hint(int level) const {
    LessonHint hint;
    if (done_ || step_.type == StepType::Read) return hint;
    if (level >= 0 && level < static_cast<int>(step_.hints.size())) {
        hint.type = LessonHint::Type::Text;
        hint.text = &step_.hints[static_cast<std::size_t>(level)];
        return hint;
    }
    switch (step_.type) {
        case StepType::Read: return hint;
        case StepType::Move:
        case StepType::Find:
        case StepType::Play:
        case StepType::Stars: return moveHint(level);
        case StepType::Write: return step_.rightSquares.any() ? squareHint(level) : moveHint(level);
        case StepType::Square:
        case StepType::Squares: return squareHint(level);
        case StepType::Choice: {
            const auto right =
                std::find_if(step_.options.begin(), step_.options.end(), [](const LessonOption& o) { return o.right; });
            hint.type = LessonHint::Type::Option;
            hint.number = static_cast<int>(right - step_.options.begin());
            return hint;
        }
        case StepType::Setup: {
            const std::vector<Placing> left = placingsLeft();
            hint.type = LessonHint::Type::Placing;
            hint.piece = left.front().piece;
            hint.squares = {left.front().square};
            return hint;
        }
    }
    return hint;
}

}  // namespace rokada
