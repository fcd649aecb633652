// Results of persons: by variant, strongest opponent and side. Games with hints are counted separately.
#pragma once

#include "collection/librarygame.h"

#include <vector>

namespace rokada::ui {

/// Finished game that counts in the statistics.
struct CountedGame {
    QString game;  ///< id of the variant
    std::vector<LibrarySeat> seats;
};

/// Results of a group of games.
struct Tally {
    QString game;
    int level = LibrarySeat::Person;  ///< level of the strongest opponent
    QString engine;                   ///< name of the opponent if it is an external engine
    int side = 0;
    bool hinted = false;  ///< true for games in which the person asked for hints
    int won = 0, drawn = 0, lost = 0;
    int longestRun = 0;  ///< greatest number of wins in a row
    qint64 moves = 0;
    qint64 thought = 0;  ///< total thinking time in milliseconds

    /// Returns the number of games.
    [[nodiscard]] int games() const { return won + drawn + lost; }
    /// Returns the average thinking time per move; 0 if no move was made.
    [[nodiscard]] double secondsPerMove() const {
        return moves == 0 ? 0 : static_cast<double>(thought) / 1000 / static_cast<double>(moves);
    }
};

/// Returns the results of all sides that persons have played, sorted by variant, level, engine, side and hints. `games`
/// must be sorted by time, the oldest game first.
[[nodiscard]] std::vector<Tally> talliesOf(const std::vector<CountedGame>& games);

}  // namespace rokada::ui
