// Reads the games of a damaged library from its pages.
#pragma once

#include "collection/librarygame.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Ids of the games that a damaged file mentions, in ascending order.
struct SalvagedNumbers {
    std::vector<qint64> found;  ///< games passed to `keep`
    /// Games that are mentioned in the file, but cannot be read; nullopt if these may include deleted games.
    std::optional<std::vector<qint64>> lost;
};

/// Passes each intact game of a library file and its log to `keep`, in ascending order of ids, until `keep` returns
/// false. Reads the pages of both files directly, without SQLite and without changing them. Each game is read from its
/// PGN text, which must agree with its stored key or words.
SalvagedNumbers salvageGames(const QString& file, const std::function<bool(const LibraryGame&)>& keep);

}  // namespace rokada::ui
