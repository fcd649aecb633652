// What people have won and lost: by variant, by the strongest opponent, by side; games with hints apart.
#pragma once

#include "collection/librarygame.h"

#include <vector>

namespace rokada::ui {

/// A finished game that counts.
struct CountedGame {
    QString game;  ///< id
    std::vector<LibrarySeat> seats;
};

struct Tally {
    QString game;
    int level = LibrarySeat::Person;  ///< of the strongest opponent
    QString engine;                   ///< its name, if it is an engine of others
    int side = 0;
    bool hinted = false;  ///< these are the games in which this side asked for hints
    int won = 0, drawn = 0, lost = 0;
    int longestRun = 0;  ///< of wins
    qint64 moves = 0;
    qint64 thought = 0;  ///< milliseconds

    [[nodiscard]] int games() const { return won + drawn + lost; }
    [[nodiscard]] double secondsPerMove() const {
        return moves == 0 ? 0 : static_cast<double>(thought) / 1000 / static_cast<double>(moves);
    }
};

/// Of every side that a person has played. Games are the oldest first; tallies are by variant, level, side and
/// hints.
[[nodiscard]] std::vector<Tally> talliesOf(const std::vector<CountedGame>& games);

}  // namespace rokada::ui
