// A game that can be resumed, or is over and can be reviewed, and what is said of it.
#pragma once

#include "files/gamekeeper.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <span>
#include <vector>

namespace rokada::ui {

struct WaitingGame {
    std::shared_ptr<const Game> game;
    std::vector<Seat> seats;  ///< by side
    QStringList clocks;       ///< what they show, by side; empty: there are none
    QString file;             ///< where it is kept; empty: it goes on behind the start page
    QDateTime played = {};    ///< when the last move was made; invalid if it is not known
};

[[nodiscard]] WaitingGame waitingGame(const GameKeeper::Left& left);
/// Returns the digits of so many clocks.
[[nodiscard]] QStringList clockDigits(std::span<const SeatTime> seats, std::size_t sides);
/// Returns the time of today and yesterday, else the day.
[[nodiscard]] QString momentPlayed(const QDateTime& at);
/// Returns how many moves the list of moves counts: among four a move is what those play who are still there.
[[nodiscard]] int movesOf(const Game& game);
/// Returns the names of the players by side; those without a name are called by their side or their level.
[[nodiscard]] QString playersOf(const WaitingGame& waiting);

}  // namespace rokada::ui
