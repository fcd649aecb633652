// Reads the games of a damaged library from its pages.
#pragma once

#include "collection/librarygame.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Numbers of games, in ascending order.
struct SalvagedNumbers {
    std::vector<qint64> found;  ///< handed on
    /// Named elsewhere in the file, but not readable. Unknown if the file may name games that were deleted.
    std::optional<std::vector<qint64>> lost;
};

/// Hands every game to `keep` that stands whole in a library's file or in the log beside it, however damaged the file
/// is elsewhere, in the order of their numbers, until `keep` returns false. Both files are only read, without the
/// database. Each game is read from its record again, and compared with what the library had noted about it.
SalvagedNumbers salvageGames(const QString& file, const std::function<bool(const LibraryGame&)>& keep);

}  // namespace rokada::ui
