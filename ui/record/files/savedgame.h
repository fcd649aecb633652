// Text format of the private files that save games. It is PGN with a checksum and with additional tags, which contain
// everything that is needed to resume the game.
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
    GameSetup setup;         ///< players, clocks and rules of play; its variant and start position are those of `tree`
    std::optional<ClockState> clock;
    bool viewing = false;  ///< true for a recorded game that is viewed; `live` is the shown node
    bool edited = false;   ///< true if a viewed record differs from its file
    bool noted = false;    ///< true if a viewed record has unsaved comments or annotation symbols
    std::optional<RecordSource> source;
    QDateTime played = {};  ///< time when the game was last played; invalid if unknown
};

/// Data of a game in progress that change each time the game is saved.
struct SavedMoment {
    std::optional<ClockState> clock;
    QDateTime played;  ///< time of the last move
};

/// Returns the game up to the node `live`. The game is over if its record contains the end.
[[nodiscard]] Game gameOf(const SavedGame& saved);
/// Returns the text that saves a game in progress at `live`.
[[nodiscard]] QByteArray savedText(const GameTree& tree, Node live, const GameSetup& setup, const SavedMoment& at = {});
/// Returns the text that saves a viewed record.
[[nodiscard]] QByteArray savedText(const RecordSnapshot& snapshot, const GameSetup& setup);
/// Returns the text of the game for a PGN file of the user, with the mandatory tags and the names of the players.
[[nodiscard]] std::string fileText(GameTree tree, const GameSetup& setup);
/// Returns `body` with an additional last line. Its checksum proves that the text is complete.
[[nodiscard]] QByteArray sealed(const QByteArray& body);
/// Returns a saved text without clocks and time of play. Use it to compare texts, because these data change each time
/// the game is saved.
[[nodiscard]] QByteArray withoutMoment(const QByteArray& savedText);
/// Parses a saved text. Returns nullopt if it is truncated or damaged.
[[nodiscard]] std::optional<SavedGame> savedGame(const QByteArray& text);

}  // namespace rokada::ui
