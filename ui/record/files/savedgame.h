// Saves a game as PGN. Additional tags contain everything that is needed to resume it.
#pragma once

#include "game/clock.h"
#include "record/gametree.h"
#include "session/gamerecord.h"
#include "session/gamesetup.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>
#include <string>

namespace rokada::ui {

struct SavedGame {
    GameTree tree;
    Node live = Node::Root;  ///< node with the current position of the game in progress
    GameSetup setup;         ///< setup of the game; its rules and start position are those of `tree`
    std::optional<ClockState> clock;
    bool viewing = false;  ///< true for a recorded game that is viewed; `live` is the shown node
    bool edited = false;   ///< true if the record differs from its file
    bool noted = false;    ///< true if the user has edited the record
    std::optional<RecordSource> source;
    QDateTime played = {};  ///< time when the game was last played; invalid if unknown
};

/// Data that change whenever the game is saved.
struct SavedMoment {
    std::optional<ClockState> clock;
    QDateTime played;  ///< time of the last move
};

/// Returns the game at `live`. It is over if its record contains the end.
[[nodiscard]] Game gameOf(const SavedGame& saved);
/// Returns the text that saves a game in progress at `live`.
[[nodiscard]] QByteArray savedText(const GameTree& tree, Node live, const GameSetup& setup, const SavedMoment& at = {});
/// Returns the text that saves a viewed record.
[[nodiscard]] QByteArray savedText(const RecordSnapshot& snapshot, const GameSetup& setup);
/// Returns the text of the game for PGN files, with the mandatory tags and the names of the players.
[[nodiscard]] std::string fileText(GameTree tree, const GameSetup& setup);
/// Returns `body` with the last line, whose checksum proves that the text is complete.
[[nodiscard]] QByteArray sealed(const QByteArray& body);
/// Returns the text without clocks and time of play, because they change whenever the game is saved.
[[nodiscard]] QByteArray withoutMoment(const QByteArray& savedText);
/// Parses a saved text. Returns nullopt if it is truncated or damaged.
[[nodiscard]] std::optional<SavedGame> savedGame(const QByteArray& text);

}  // namespace rokada::ui
