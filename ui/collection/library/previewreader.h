// Reads a game of a collection for its preview, on the library's thread.
#pragma once

#include "texts/notations.h"

#include "game/game.h"

#include <QString>

#include <optional>

namespace rokada::ui {

class LibraryStore;

struct GamePreviewData {
    std::optional<Game> shown;  ///< up to the position that is shown; nothing if the board cannot play it
    QString moves;              ///< the first moves, or the beginning of the text of a game that is kept as text
};

/// `ply` is the number of moves before the position; without it, the last position is shown.
[[nodiscard]] GamePreviewData readPreview(LibraryStore& store, qint64 id, std::optional<int> ply, NotationStyle style);

}  // namespace rokada::ui
