// All choices for a seat, in the order of dialogs and menus: a person, the opponents, full strength.
#pragma once

#include "scene/boardscene.h"
#include "session/gamesession.h"

#include <QString>

#include <string_view>
#include <vector>

namespace rokada::ui {

/// How many choices there are: a person, the opponents of the variant, full strength.
[[nodiscard]] int occupants(std::string_view game);
/// 0 is a person, then follow the opponents of the variant, and last a computer of full strength. Without a name.
[[nodiscard]] Seat occupant(int place, std::string_view game);
[[nodiscard]] int placeOf(const Seat& seat, std::string_view game);

/// "Person", "Anton", "Rokada", "Stockfish 15.1".
[[nodiscard]] QString occupantName(const Seat& seat, std::string_view game);
/// What stands in smaller letters below the name: "Level 4", "Full strength", "External engine"; empty for people.
[[nodiscard]] QString occupantLevel(const Seat& seat);
/// Both in one line: "Anton, level 4".
[[nodiscard]] QString occupantTitle(const Seat& seat, std::string_view game);
/// As a record names the player: a person's own name, which may be empty, or that of the computer.
[[nodiscard]] QString playerName(const Seat& seat, std::string_view game);

/// "White: Anna · Red: Person": colours alone do not say who of four has won. Empty of two players, and if all are
/// people without names.
[[nodiscard]] QString peopleAmongFour(const GameSession& session);

/// A bit for each side that a person plays while computers play others; 0 if it is not known who plays, or all are
/// people.
[[nodiscard]] std::uint8_t personsAmongComputers(const GameSession& session);

/// Before the first move people place their reserve pieces in secret; the game is paused meanwhile.
[[nodiscard]] bool placesInSecret(const GameSession& session);

/// What the player panels say, by side, of the game as far as it is shown: the session's, or an earlier position.
[[nodiscard]] std::vector<SeatPicture> playerPanelsOf(const GameSession& session, const Game& shown);

}  // namespace rokada::ui
