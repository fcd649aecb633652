// Reads the games of a damaged library directly from the pages of its SQLite file.
#pragma once

#include "collection/librarygame.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Ids of the games that a damaged file mentions, each list in ascending order.
struct SalvagedNumbers {
    std::vector<qint64> found;  ///< ids of the games that were read and passed to `keep`
    /// Ids of games that the file mentions but that cannot be read. Nullopt if the list of free pages is unreadable:
    /// some of these games may then have been deleted.
    std::optional<std::vector<qint64>> lost;
    QString why{};  ///< error text if the file cannot be opened; otherwise empty
};

/// Reads the intact games of a library file and its write-ahead log, and passes them to `keep` in ascending order of
/// their ids. Stops when `keep` returns false. Reads the pages without SQLite and does not change the files. A game is
/// intact if its PGN text agrees with its stored key or words.
SalvagedNumbers salvageGames(const QString& file, const std::function<bool(const LibraryGame&)>& keep);

}  // namespace rokada::ui
