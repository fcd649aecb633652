// Sentences for what the judge of lessons says: why an answer is wrong, and hints. In the language in force.
#pragma once

#include "learn/lessonhint.h"

#include <QString>

namespace rokada::ui::texts {

/// The words of a teacher in the language in force.
[[nodiscard]] QString of(const LessonText& text);

/// The position in which the answer was given and, for a legal move, the one that it leads to; else both are the same.
struct AnsweredPosition {
    const Position& before;
    const Position& after;
};
/// Why an answer is wrong: "The rook on d4 could be captured by the pawn on c5."
[[nodiscard]] QString of(const AnsweredPosition& position, const Remark& remark);

/// A piece of help for this position: "Look at the knight on c3."
[[nodiscard]] QString of(const Position& position, const LessonHint& hint);

}  // namespace rokada::ui::texts
