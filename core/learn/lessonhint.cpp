#include "learn/lessonhint.h"

#include <algorithm>

namespace rokada {

namespace {

LessonHint moveHint(const Exercise& exercise, int level) {
    const std::vector<Move> right = exercise.rightMoves();
    LessonHint hint;
    hint.type = LessonHint::Type::TakeBack;
    if (right.empty()) return hint;
    const Move move = right.front();
    hint.move = move;
    if (level <= 1) {
        const bool drop = move.from() == NoSquare;
        hint.type = drop ? LessonHint::Type::Drop : level == 0 ? LessonHint::Type::Piece : LessonHint::Type::Target;
        hint.squares = {drop ? move.to() : move.from()};
        if (!drop && level == 1) hint.squares.push_back(exercise.position().book().shownTarget(move));
        return hint;
    }
    hint.type = LessonHint::Type::Reason;
    hint.squares = {move.from(), exercise.position().book().shownTarget(move)};
    hint.reason = moveReasonFor(exercise.position(), move);
    return hint;
}

LessonHint squareHint(const LessonStep& step, int level) {
    LessonHint hint;
    hint.number = step.rightSquares.count();
    hint.type = level == 0 ? LessonHint::Type::Count : LessonHint::Type::Squares;
    if (level == 0) return hint;
    step.rightSquares.forEach([&](Square s) {
        if (level > 1 || hint.squares.empty()) hint.squares.push_back(s);
    });
    return hint;
}

/// Returns the hint for a step in which the learner types the name of a square. Level 0 shows the file, because the
/// number of right squares would not help.
LessonHint nameHint(const LessonStep& step, int level) {
    LessonHint hint = squareHint(step, std::max(level, 1));
    if (level < 2) hint.type = level == 0 ? LessonHint::Type::File : LessonHint::Type::Rank;
    return hint;
}

}  // namespace

LessonHint lessonHint(const Exercise& exercise, int level) {
    LessonHint hint;
    const LessonStep& step = exercise.step();
    if (exercise.done() || step.type == StepType::Read) return hint;
    if (level >= 0 && level < static_cast<int>(step.hints.size())) {
        hint.type = LessonHint::Type::Text;
        hint.text = &step.hints[static_cast<std::size_t>(level)];
        return hint;
    }
    switch (step.type) {
        case StepType::Read: return hint;
        case StepType::Move:
        case StepType::Find:
        case StepType::Play:
        case StepType::Stars: return moveHint(exercise, level);
        case StepType::Write: return step.rightSquares.any() ? nameHint(step, level) : moveHint(exercise, level);
        case StepType::Square:
        case StepType::Squares: return squareHint(step, level);
        case StepType::Choice: {
            const auto right = std::ranges::find_if(step.options, &LessonOption::right);
            hint.type = LessonHint::Type::Option;
            hint.number = static_cast<int>(right - step.options.begin());
            return hint;
        }
        case StepType::Setup: {
            const std::vector<Placing> left = exercise.placingsLeft();
            hint.type = LessonHint::Type::Placing;
            hint.piece = left.front().piece;
            hint.squares = {left.front().square};
            return hint;
        }
    }
    return hint;
}

}  // namespace rokada
