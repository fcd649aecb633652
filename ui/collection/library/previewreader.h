// Reads the preview of a game in a collection. Runs on the library's thread.
#pragma once

#include "texts/notations.h"

#include "game/game.h"

#include <QString>

#include <optional>

namespace rokada::ui {

class LibraryStore;

struct GamePreviewData {
    std::optional<Game> shown;  ///< game up to the shown position; nullopt if the board cannot play it
    QString moves;              ///< first moves; for a game kept as text, the beginning of the text
};

/// Returns the preview of the game `id`, with the position after `ply` plies of the main line; without `ply`, with the
/// last position. The preview is empty if the game is missing.
[[nodiscard]] GamePreviewData readPreview(LibraryStore& store, qint64 id, std::optional<int> ply, NotationStyle style);

}  // namespace rokada::ui
