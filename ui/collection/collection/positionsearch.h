// Conditions of searches for positions and moves, and their results.
#pragma once

#include "database/movesequence.h"
#include "database/movetree.h"
#include "database/pattern.h"

#include <QtGlobal>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace rokada::ui {

/// Conditions of a position search. A game matches if it contains both a position of `pattern` and the moves of
/// `sequence`.
struct PositionSearch {
    RulebookPtr book;       ///< rulebook of the variant; only games with the same board and rules are searched
    Pattern pattern;        ///< pattern of a position; an empty pattern matches every position
    MoveSequence sequence;  ///< sequence of moves; an empty sequence matches all moves

    /// Returns true if there is no condition, so that every game of the variant matches.
    [[nodiscard]] bool empty() const { return pattern.empty() && sequence.empty(); }
};

/// Stop request and progress report of a long operation.
struct SearchWatch {
    std::stop_token stop;
    /// Receives the progress in percent, 0 to 100. Called on the library's thread.
    std::function<void(int percent)> progress;
};

/// Id of a matching game, and the ply at which the match begins.
struct FoundGame {
    qint64 id = 0;
    int ply = 0;
    friend bool operator==(const FoundGame&, const FoundGame&) = default;
};

/// Moves that were played in a position.
struct MovesPlayed {
    std::int64_t games = 0;
    std::vector<MoveCount> moves;
    int unindexed = 0;     ///< number of games that are not counted, because they are not packed yet (see `GameIndex`)
    bool stopped = false;  ///< true if the search was stopped; the other fields are then incomplete
};

}  // namespace rokada::ui
