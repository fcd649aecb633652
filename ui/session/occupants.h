// Kinds of players that a user can choose for a side, and the texts that describe the player of a side. The menu order
// is: a person, the named opponents, full strength.
#pragma once

#include "scene/boardscene.h"
#include "session/gamesession.h"

#include <QString>

#include <string_view>
#include <vector>

namespace rokada::ui {

/// Returns the number of kinds of players for this variant.
[[nodiscard]] int occupants(std::string_view game);
/// Returns a seat with the kind of player at this index. Index 0 is a person, then follow the named opponents of the
/// variant. The last is a computer at full strength. The player's name is empty.
[[nodiscard]] Seat occupant(int place, std::string_view game);
/// Returns the index of the player on this seat, as used by `occupant`.
[[nodiscard]] int placeOf(const Seat& seat, std::string_view game);

/// Returns the kind of player, for example "Human", "Anton", "Rokada" or "Stockfish 15.1".
[[nodiscard]] QString occupantName(const Seat& seat, std::string_view game);
/// Returns the strength of a computer: "Rating 1240", "Full strength" or "External engine"; empty for people. If `game`
/// is empty, the variant is unknown; the strength of an opponent is then given as "Level 4".
[[nodiscard]] QString occupantLevel(const Seat& seat, std::string_view game);
/// Returns the kind of player and the strength in one line: "Anton, rating 1240". If `game` is empty, the variant is
/// unknown; the line is then "Anton, level 4".
[[nodiscard]] QString occupantTitle(const Seat& seat, std::string_view game);
/// Returns the name of a player for game records: a person's own name, which may be empty, or the name of the computer.
[[nodiscard]] QString playerName(const Seat& seat, std::string_view game);

/// Returns the player of a side in a sentence: the own name of a person or the name of a computer, or else the side. If
/// several players have the name, the side follows, for example "Petar (Red)".
[[nodiscard]] QString playerInSentence(const GameSession& session, Side side);

/// Returns the people of a four-player game with their sides, for example "White: Anna · Red". Each team has its own
/// line, the winners the first. Results show it, because the colours alone do not name the winner. Returns "You were
/// Red." for a single person without a name. Returns an empty text for two-player games, and for several people if all
/// are without names.
[[nodiscard]] QString peopleAmongFour(const GameSession& session);

/// Returns the sides that people play, one bit for each side. Returns 0 if there are no computers or the players are
/// unknown.
[[nodiscard]] std::uint8_t personsAmongComputers(const GameSession& session);

/// Returns true while people place their reserve pieces in secret before the first move. The game is paused then.
[[nodiscard]] bool placesInSecret(const GameSession& session);

/// Returns the contents of all player panels beside the board, by side. `shown` is the game up to the shown position.
[[nodiscard]] std::vector<SeatPicture> playerPanelsOf(const GameSession& session, const Game& shown);

/// Returns true if another person plays a partner of the person to move. Arrows and hints can be hidden in this case,
/// because the partner sees the same screen. Allied seats with the same name belong to one person.
[[nodiscard]] bool partnerListens(const GameSession& session);
/// Returns the message that explains why arrows and hints are missing.
[[nodiscard]] QString silenceReason();

}  // namespace rokada::ui
