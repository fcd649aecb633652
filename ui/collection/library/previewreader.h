// Reads the data for the preview of a game from a library.
#pragma once

#include "texts/notations.h"

#include "game/game.h"

#include <QString>

#include <optional>

namespace rokada::ui {

class LibraryStore;

struct GamePreviewData {
    std::optional<Game> shown;  ///< game up to the position to show; nullopt if the program cannot replay it
    QString moves;              ///< first moves; for a game stored as text, the beginning of its text
};

/// Returns the data for the preview of the game `id`. The position is that after `ply` plies of the main line, or the
/// last one if `ply` is nullopt. Returns an empty object if the game does not exist. Call it on the library's thread.
[[nodiscard]] GamePreviewData readPreview(LibraryStore& store, qint64 id, std::optional<int> ply, NotationStyle style);

}  // namespace rokada::ui
