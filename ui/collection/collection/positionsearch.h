// Search conditions on positions and moves, and results of the search.
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

/// Finds games that match both the pattern and the move sequence.
struct PositionSearch {
    RulebookPtr book;       ///< only games on this board are searched
    Pattern pattern;        ///< empty matches every position
    MoveSequence sequence;  ///< empty matches all moves

    /// Returns true if every game on the board matches.
    [[nodiscard]] bool empty() const { return pattern.empty() && sequence.empty(); }
};

/// Progress and cancellation of a long operation.
struct SearchWatch {
    std::stop_token stop;
    std::function<void(int percent)> progress;  ///< called on the library's thread, with 0 to 100
};

/// Game found, with the number of plies before the match.
struct FoundGame {
    qint64 id = 0;
    int ply = 0;
    friend bool operator==(const FoundGame&, const FoundGame&) = default;
};

/// Moves played in a position.
struct MovesPlayed {
    std::int64_t games = 0;
    std::vector<MoveCount> moves;
    int unprepared = 0;    ///< games that are not packed yet, and not counted
    bool stopped = false;  ///< true if the search was stopped; the other fields are then incomplete
};

}  // namespace rokada::ui
