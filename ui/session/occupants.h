// Lists the kinds of players for a seat in menu order: a person, the opponents, full strength.
#pragma once

#include "scene/boardscene.h"
#include "session/gamesession.h"

#include <QString>

#include <string_view>
#include <vector>

namespace rokada::ui {

/// Returns the number of choices for a seat.
[[nodiscard]] int occupants(std::string_view game);
/// Returns the seat of a choice. Choice 0 is a person, then follow the opponents of the variant, and the last is a
/// computer of full strength. The name is empty.
[[nodiscard]] Seat occupant(int place, std::string_view game);
/// Returns the index of the seat's player in the list of choices.
[[nodiscard]] int placeOf(const Seat& seat, std::string_view game);

/// Returns "Human", "Anton", "Rokada", "Stockfish 15.1".
[[nodiscard]] QString occupantName(const Seat& seat, std::string_view game);
/// Returns the second line below the name: "Level 4", "Full strength", "External engine"; empty for people.
[[nodiscard]] QString occupantLevel(const Seat& seat);
/// Returns name and level in one line: "Anton, level 4".
[[nodiscard]] QString occupantTitle(const Seat& seat, std::string_view game);
/// Returns the name of a player for records. It is a person's own name, which may be empty, or the name of the
/// computer.
[[nodiscard]] QString playerName(const Seat& seat, std::string_view game);

/// Returns the people with their sides, for example "White: Anna · Red". Returns "You were Red." for the only person,
/// if that person has no name. The results of four-player games need it, because colours alone do not name the winner.
/// Returns an empty text for two players, and if all are people without names.
[[nodiscard]] QString peopleAmongFour(const GameSession& session);

/// Returns the sides that people play, one bit for each, if people and computers play together. Returns 0 if all are
/// people or the players are unknown.
[[nodiscard]] std::uint8_t personsAmongComputers(const GameSession& session);

/// Returns true while people place their reserve pieces in secret before the first move. The game is paused then.
[[nodiscard]] bool placesInSecret(const GameSession& session);

/// Returns the contents of the player panels by side, for the shown position.
[[nodiscard]] std::vector<SeatPicture> playerPanelsOf(const GameSession& session, const Game& shown);

}  // namespace rokada::ui
