// Statistics of the user's games: results of persons by variant, strongest opponent and side. Games with hints are
// counted separately.
#pragma once

#include "collection/librarygame.h"

#include <vector>

namespace rokada::ui {

/// Finished game that counts in the statistics.
struct CountedGame {
    QString game;  ///< id of the variant
    std::vector<LibrarySeat> seats;
};

/// Results of all games with the same variant, opponent, side and use of hints.
struct Tally {
    QString game;
    int level = LibrarySeat::Person;  ///< level of the strongest opponent
    QString engine;                   ///< name of the strongest opponent if it is an external engine; otherwise empty
    int side = 0;
    bool hinted = false;  ///< true for games in which the person asked for hints
    int won = 0, drawn = 0, lost = 0;
    int longestRun = 0;  ///< greatest number of wins in a row
    qint64 moves = 0;
    qint64 thought = 0;  ///< total thinking time in milliseconds

    /// Returns the number of games.
    [[nodiscard]] int games() const { return won + drawn + lost; }
    /// Returns the average thinking time per move in seconds; 0 if no move was made.
    [[nodiscard]] double secondsPerMove() const {
        return moves == 0 ? 0 : static_cast<double>(thought) / 1000 / static_cast<double>(moves);
    }
};

/// Returns one entry for each combination of variant, level, engine, side and hints, in this order. Only sides played
/// by persons count. `games` must be sorted by time, oldest first.
[[nodiscard]] std::vector<Tally> talliesOf(const std::vector<CountedGame>& games);

}  // namespace rokada::ui
