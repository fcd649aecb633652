// Serializes a game with everything that is needed to resume it, as PGN with additional tags.
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
    Node live = Node::Root;  ///< node of the game in progress
    GameSetup setup;         ///< rules and start are those of the tree
    std::optional<ClockState> clock;
    bool viewing = false;  ///< a viewed record, shown at `live`
    bool edited = false;   ///< differs from its file
    bool noted = false;    ///< edited by the user
    std::optional<RecordSource> source;
    QDateTime played = {};  ///< time of play; invalid if unknown
};

/// Data that change whenever a game is saved.
struct SavedMoment {
    std::optional<ClockState> clock;
    QDateTime played;  ///< time of the last move
};

/// Returns the game at `live`, ended as its record says.
[[nodiscard]] Game gameOf(const SavedGame& saved);
/// Returns the text of a game in progress at `live`.
[[nodiscard]] QByteArray savedText(const GameTree& tree, Node live, const GameSetup& setup, const SavedMoment& at = {});
/// Same for a viewed record.
[[nodiscard]] QByteArray savedText(const Sheet& sheet, const GameSetup& setup);
/// Returns the game for PGN files: with the mandatory tags and the names of the players.
[[nodiscard]] std::string fileText(GameTree tree, const GameSetup& setup);
/// Appends the last line, which proves that the text is complete.
[[nodiscard]] QByteArray sealed(const QByteArray& body);
/// Returns the text without the parts that change with every save.
[[nodiscard]] QByteArray withoutMoment(const QByteArray& savedText);
/// Returns nullopt if the text is not complete.
[[nodiscard]] std::optional<SavedGame> savedGame(const QByteArray& text);

}  // namespace rokada::ui
