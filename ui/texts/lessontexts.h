// Feedback on the answers of learners, and hints in lessons, in the current language.
#pragma once

#include "learn/lessonhint.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a text of a lesson file in the current language.
[[nodiscard]] QString of(const LessonText& text);

/// Positions before and after the learner's answer. If the answer was not a legal move, both are the position before
/// it.
struct AnsweredPosition {
    const Position& before;
    const Position& after;
};
/// Returns why an answer is wrong: "Your rook on d4 could be captured by the pawn on c5."
[[nodiscard]] QString of(const AnsweredPosition& position, const Remark& remark);

/// Returns a hint for this position: "Look at the knight on c3."
[[nodiscard]] QString of(const Position& position, const LessonHint& hint);

}  // namespace rokada::ui::texts
