// Waiting game on the start page: a game that can be resumed or, if it is finished, reviewed. Also returns texts that
// describe the game.
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
    std::vector<Seat> seats;  ///< player of each side
    QStringList clocks;       ///< remaining time of each side; empty if the game has no clocks
    QString file;             ///< file of the game; empty for the game that the start page covers
    QDateTime played = {};    ///< time of the last move; invalid if unknown
};

[[nodiscard]] WaitingGame waitingGame(const GameKeeper::LeftGame& left);
/// Returns the remaining times of the first `sides` clocks as texts, for example "4:05".
[[nodiscard]] QStringList clockDigits(std::span<const SeatTime> seats, std::size_t sides);
/// Returns the day and the time of the last move in the current language, for example "Today, 14:05" or "Yesterday,
/// 14:05". For an earlier day, returns only the date.
[[nodiscard]] QString momentPlayed(const QDateTime& at);
/// Returns the number of full moves, as the list of moves counts them. In a four-player game, a full move has one move
/// of each remaining player.
[[nodiscard]] int movesOf(const Game& game);
/// Returns the names of the players in the order of their sides, for example "Anna - Anton". Uses the name of the side
/// for a person without a name.
[[nodiscard]] QString playersOf(const WaitingGame& waiting);

}  // namespace rokada::ui
