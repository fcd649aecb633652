// Feedback on answers in lessons, and hints, in the current language.
#pragma once

#include "learn/lessonhint.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the text of a lesson in the current language.
[[nodiscard]] QString of(const LessonText& text);

/// Positions before and after an answer. If the answer was not a legal move, both are the position before the answer.
struct AnsweredPosition {
    const Position& before;
    const Position& after;
};
/// Returns why an answer is wrong: "Your rook on d4 could be captured by the pawn on c5."
[[nodiscard]] QString of(const AnsweredPosition& position, const Remark& remark);

/// Returns a hint for this position: "Look at the knight on c3."
[[nodiscard]] QString of(const Position& position, const LessonHint& hint);

}  // namespace rokada::ui::texts
