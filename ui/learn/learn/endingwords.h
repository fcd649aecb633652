// What endings to practise are called, and what is said before and after one. In the language in force.
#pragma once

#include "learn/endingtask.h"

#include <QString>

namespace rokada::ui::texts {

/// "Win: bishop + knight"
[[nodiscard]] QString nameOf(const Variant& variant, const EndingTask& task);
/// What the learner is to do here; a draw is to be held for so many moves.
[[nodiscard]] QString taskOf(const Variant& variant, const EndingTask& task, int holdMoves);

/// How a learner has done it.
struct EndingScore {
    int made = 0;    ///< own moves
    int needed = 0;  ///< by best play
    int slips = 0;
};
/// "Mate! Moves made: 14. Best play needs: 11. Slips: 1."
[[nodiscard]] QString endOf(const EndingTask& task, const EndingScore& score);

}  // namespace rokada::ui::texts
