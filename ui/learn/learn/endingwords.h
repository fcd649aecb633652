// Names of ending tasks, and texts before and after one. In the current language.
#pragma once

#include "learn/endingtask.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns for example "Win: bishop + knight".
[[nodiscard]] QString nameOf(const Variant& variant, const EndingTask& task);
/// Returns the task; a draw must be held for `holdMoves` moves.
[[nodiscard]] QString taskOf(const Variant& variant, const EndingTask& task, int holdMoves);

/// Result of a learner.
struct EndingScore {
    int made = 0;    ///< number of own moves
    int needed = 0;  ///< number with best play
    int slips = 0;
};
/// Returns for example "Mate! Moves made: 14. Best play needs: 11. Slips: 1."
[[nodiscard]] QString endOf(const EndingTask& task, const EndingScore& score);

}  // namespace rokada::ui::texts
