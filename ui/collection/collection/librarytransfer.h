// Copies or moves games from one library to another, in the background.
#pragma once

#include "collection/librarygame.h"

#include <functional>

class QObject;

namespace rokada::ui {

class Library;
class LibraryStore;

/// Kind of a transfer. `Move` deletes the games in the old library.
enum class Transfer { Copy, Move };

/// Result of a transfer.
struct Transferred {
    Transfer how = Transfer::Copy;
    int added = 0;
    int known = 0;              ///< number of games that were already stored
    std::vector<qint64> moved;  ///< ids of the games deleted in the old library; `setDeleted` can restore them
    bool whole = true;          ///< false if a library could not be read or written
};

/// Stored games with their ids, in the same order.
struct KeptGames {
    std::vector<qint64> ids;
    std::vector<LibraryGame> games;
    bool whole = true;  ///< false if some games could not be read
};

/// Returns the games with these ids. Leaves out games that do not exist or cannot be read.
[[nodiscard]] KeptGames keptGames(LibraryStore& store, const std::vector<qint64>& ids);

/// Copies or moves games in the background. At the end, calls `done` on the thread of the window, unless `context` has
/// been destroyed. A game is deleted in `from` only after `to` has stored it. Both libraries must outlive the transfer.
void transfer(Library& from, Library& to, std::vector<qint64> ids, Transfer how, QObject* context,
              std::function<void(const Transferred&)> done);

}  // namespace rokada::ui
