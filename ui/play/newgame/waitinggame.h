// Game that can be resumed or, if it is finished, reviewed. Functions describe it as text.
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
    std::vector<Seat> seats;  ///< one seat per side
    QStringList clocks;       ///< remaining time of each side; empty if the game has no clocks
    QString file;             ///< file of the game; empty for the game that the start page covers
    QDateTime played = {};    ///< time of the last move; invalid if unknown
};

[[nodiscard]] WaitingGame waitingGame(const GameKeeper::LeftGame& left);
/// Returns the remaining times of the first `sides` clocks as texts.
[[nodiscard]] QStringList clockDigits(std::span<const SeatTime> seats, std::size_t sides);
/// Returns a day and a time in the current language, for example "Today, 14:05" or "Yesterday, 14:05". For an earlier
/// day, returns its date.
[[nodiscard]] QString momentPlayed(const QDateTime& at);
/// Returns the number of full moves, as in the list of moves. In a four-player game, one full move is a round of all
/// remaining players.
[[nodiscard]] int movesOf(const Game& game);
/// Returns the names of the players, in the order of their sides. A player without a name is called by level or side.
[[nodiscard]] QString playersOf(const WaitingGame& waiting);

}  // namespace rokada::ui
