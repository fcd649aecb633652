// Reads the games of a damaged library directly from the pages of its file.
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
    /// Ids of games that are mentioned in the file but cannot be read; nullopt if some of these games may have been
    /// deleted.
    std::optional<std::vector<qint64>> lost;
    QString why{};  ///< why the file cannot be opened; empty on success
};

/// Reads the intact games of a library file and its log, and passes them to `keep` in ascending order of their ids.
/// Stops when `keep` returns false. Reads the pages of both files without SQLite, and does not change them. Each game
/// is read from its PGN text, which must agree with its stored key or words.
SalvagedNumbers salvageGames(const QString& file, const std::function<bool(const LibraryGame&)>& keep);

}  // namespace rokada::ui
