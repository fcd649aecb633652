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

/// Conditions of a position search. A game must match both the pattern and the sequence of moves.
struct PositionSearch {
    RulebookPtr book;       ///< rulebook of the board; games on other boards are not searched
    Pattern pattern;        ///< pattern of a position; an empty pattern matches every position
    MoveSequence sequence;  ///< sequence of moves; an empty sequence matches all moves

    /// Returns true if every game on the board matches.
    [[nodiscard]] bool empty() const { return pattern.empty() && sequence.empty(); }
};

/// Progress report and stop request of a long operation.
struct SearchWatch {
    std::stop_token stop;
    /// Function that receives the progress, 0 to 100, on the library's thread.
    std::function<void(int percent)> progress;
};

/// Game that was found, and the number of plies before the match.
struct FoundGame {
    qint64 id = 0;
    int ply = 0;
    friend bool operator==(const FoundGame&, const FoundGame&) = default;
};

/// Moves that were played in a position.
struct MovesPlayed {
    std::int64_t games = 0;
    std::vector<MoveCount> moves;
    int unindexed = 0;     ///< number of games that are not packed yet and not counted
    bool stopped = false;  ///< true if the search was stopped; the other fields are then incomplete
};

}  // namespace rokada::ui
