// Reads the preview of a game in a collection, on the thread of the library.
#pragma once

#include "texts/notations.h"

#include "game/game.h"

#include <QString>

#include <optional>

namespace rokada::ui {

class LibraryStore;

struct GamePreviewData {
    std::optional<Game> shown;  ///< game up to the shown position; nullopt if the board cannot play it
    QString moves;              ///< first moves of the game; for a game that is kept as text, the beginning of the text
};

/// Returns the preview of the game `id`. It shows the position after `ply` plies of the main line, or the last position
/// if `ply` is nullopt. Returns an empty preview if the game is missing.
[[nodiscard]] GamePreviewData readPreview(LibraryStore& store, qint64 id, std::optional<int> ply, NotationStyle style);

}  // namespace rokada::ui
