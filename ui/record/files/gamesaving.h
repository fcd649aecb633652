// Saves games to files without blocking the window.
#pragma once

#include "session/recordsource.h"

#include <QString>

#include <optional>
#include <string>

#include <tl/expected.hpp>

class QWidget;

namespace rokada::ui {

/// Result of saving a game.
struct PlaceOfGame {
    RecordSource source;
    std::optional<Rewritten> rewritten;  ///< set if the game has replaced its older text in its own file
    bool alreadySaved = false;           ///< true if nothing was written, because the file contains all changes
};

/// Own file of a game.
struct OwnFile {
    RecordSource source;
    bool edited = true;  ///< false if the game is as it was read from the file
};

/// Writes the text of a game to a file on a worker thread, as `runOffThread` does. If `path` is the game's own
/// file, replaces only this game in it, in the game's encoding. A game without edits is not rewritten, so that the file
/// stays the same byte for byte. On failure, returns an error sentence, and the file is unchanged.
[[nodiscard]] tl::expected<PlaceOfGame, QString> saveGame(QWidget* window, const QString& path, const std::string& text,
                                                          const std::optional<OwnFile>& own = {});

}  // namespace rokada::ui
