// All choices for a seat, in the order of dialogs and menus: a person, and a computer of each level.
#pragma once

#include "scene/boardscene.h"
#include "session/gamesession.h"

#include <QString>

#include <vector>

namespace rokada::ui {

inline constexpr int Occupants = Level::Highest + 2;

/// 0 is a person, 1 ... 10 computers of these levels, 11 one of full strength. Without a name.
[[nodiscard]] Seat occupant(int place);
[[nodiscard]] int placeOf(const Seat& seat);

/// "Person", "Computer, level 5", "Computer, full strength"
[[nodiscard]] QString occupantName(int place);
/// The same of a seat, which may be an engine's of others: "Stockfish 15.1".
[[nodiscard]] QString occupantName(const Seat& seat);
/// The same for narrow places: only what distinguishes one computer from another.
[[nodiscard]] QString occupantBrief(int place);
/// As a record names the player: a person's name, which may be empty, or the program.
[[nodiscard]] QString playerName(const Seat& seat);

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
