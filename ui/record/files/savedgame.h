// A game with everything that is needed to resume it, as text: PGN with some more tags.
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
    Node live = Node::Root;  ///< where it stands
    GameSetup setup;         ///< rules and start are the tree's
    std::optional<ClockState> clock;
    bool viewing = false;  ///< a record that is looked at, at the place `live`
    bool edited = false;   ///< not as in its file
    bool noted = false;    ///< a person has edited it
    std::optional<RecordSource> source;
    QDateTime played = {};  ///< when; invalid if it is not known
};

/// What is another one whenever a game is kept.
struct SavedMoment {
    std::optional<ClockState> clock;
    QDateTime played;  ///< when the last move was made
};

/// The game as it stands, ended as its record says.
[[nodiscard]] Game gameOf(const SavedGame& saved);
[[nodiscard]] QByteArray savedText(const GameTree& tree, Node live, const GameSetup& setup, const SavedMoment& at = {});
/// The same of a record that is viewed.
[[nodiscard]] QByteArray savedText(const Sheet& sheet, const GameSetup& setup);
/// The game as files have it: with the tags that the standard asks for, and with the names of those who play.
[[nodiscard]] std::string fileText(GameTree tree, const GameSetup& setup);
/// A text of games with the last line that says that it is whole.
[[nodiscard]] QByteArray sealed(const QByteArray& body);
/// What is the same whenever it is kept.
[[nodiscard]] QByteArray withoutMoment(const QByteArray& savedText);
/// Nothing if it is not whole.
[[nodiscard]] std::optional<SavedGame> savedGame(const QByteArray& text);

}  // namespace rokada::ui
