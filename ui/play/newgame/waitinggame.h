// A game that can be resumed, or reviewed if it is finished, and its description.
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
    QStringList clocks;       ///< clock times by side; empty without clocks
    QString file;             ///< empty for the game behind the start page
    QDateTime played = {};    ///< time of the last move; invalid if unknown
};

[[nodiscard]] WaitingGame waitingGame(const GameKeeper::Left& left);
/// Returns the times of the first `sides` clocks as text.
[[nodiscard]] QStringList clockDigits(std::span<const SeatTime> seats, std::size_t sides);
/// Returns "Today 14:05" or "Yesterday 14:05" in the current language, or the date of an earlier day.
[[nodiscard]] QString momentPlayed(const QDateTime& at);
/// Returns the number of moves as the move list counts them: in a four-player game one move is one round of all
/// remaining players.
[[nodiscard]] int movesOf(const Game& game);
/// Returns the players by side. A player without a name is called by level or side.
[[nodiscard]] QString playersOf(const WaitingGame& waiting);

}  // namespace rokada::ui
