// Saves games to files of the user, without blocking the window.
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
    std::optional<Rewritten> rewritten;  ///< old and new place; set if the game has replaced its older text in its own
                                         ///< file
    bool alreadySaved = false;           ///< true if nothing was written, because the file already contains all changes
};

/// Place from which a game was read, in its own file.
struct OwnFile {
    RecordSource source;
    bool edited = true;  ///< false if the game has not changed since it was read
};

/// Writes the text of a game to a file on a worker thread. Processes events of `window` while it waits (see
/// `runOffThread`). If `path` is the game's own file, replaces only this game in the file, in the encoding of the game.
/// A game without edits is not rewritten, so that the file stays the same byte for byte. On failure, returns an error
/// sentence and leaves the file unchanged.
[[nodiscard]] tl::expected<PlaceOfGame, QString> saveGame(QWidget* window, const QString& path, const std::string& text,
                                                          const std::optional<OwnFile>& own = {});

}  // namespace rokada::ui
