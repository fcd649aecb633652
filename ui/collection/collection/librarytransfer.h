// Copies or moves games from one collection to another.
#pragma once

#include "collection/librarygame.h"

#include <functional>

class QObject;

namespace rokada::ui {

class Library;
class LibraryStore;

/// Kind of a transfer. `Move` deletes the games from their old collection.
enum class Transfer { Copy, Move };

/// Result of a transfer.
struct Transferred {
    Transfer how = Transfer::Copy;
    int added = 0;
    int known = 0;              ///< number of duplicates that were skipped
    std::vector<qint64> moved;  ///< ids of the games deleted from the source; they can be restored
    bool whole = true;          ///< false if a collection could not be read or written
};

/// Stored games with their ids.
struct KeptGames {
    std::vector<qint64> ids;
    std::vector<LibraryGame> games;
    bool whole = true;  ///< false if some games could not be read
};

/// Returns the games with these ids; omits games that are gone or cannot be read.
[[nodiscard]] KeptGames keptGames(LibraryStore& store, const std::vector<qint64>& ids);

/// Copies or moves games in the background. Then calls `done` on the thread of the window, unless `context` has been
/// destroyed. A moved game is deleted from `from` only after `to` has stored it. Both libraries must outlive the
/// transfer.
void transfer(Library& from, Library& to, std::vector<qint64> ids, Transfer how, QObject* context,
              std::function<void(const Transferred&)> done);

}  // namespace rokada::ui
