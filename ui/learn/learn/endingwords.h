// Names of ending tasks, and the texts before and after a task, in the current language.
#pragma once

#include "learn/endingtask.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the name of a task, for example "Win with bishop + knight" or "Draw against queen".
[[nodiscard]] QString nameOf(const Variant& variant, const EndingTask& task);
/// Returns the description of a task. In a drawn ending, the learner must hold the draw for `holdMoves` moves.
[[nodiscard]] QString taskOf(const Variant& variant, const EndingTask& task, int holdMoves);

/// Result of a learner in an ending task.
struct EndingScore {
    int made = 0;    ///< number of moves that the learner made
    int needed = 0;  ///< number of moves that best play needs
    int slips = 0;
};
/// Returns the result as text, for example "Checkmate! Your moves: 14. Fewest possible moves: 11. Mistakes: 1."
[[nodiscard]] QString endOf(const EndingTask& task, const EndingScore& score);

}  // namespace rokada::ui::texts
