// Games that go from one collection into another.
#pragma once

#include "collection/librarygame.h"

#include <functional>

class QObject;

namespace rokada::ui {

class Library;
class LibraryStore;

enum class Transfer { Copy, Move };

struct Transferred {
    Transfer how = Transfer::Copy;
    int added = 0;
    int known = 0;              ///< were there already
    std::vector<qint64> moved;  ///< gone from where they were, until that is undone
    bool whole = true;          ///< false if one of the collections could not be read or written
};

/// Games as they are kept, with their numbers.
struct KeptGames {
    std::vector<qint64> ids;
    std::vector<LibraryGame> games;
};

/// Those with these numbers; what is gone or cannot be read is left out.
[[nodiscard]] KeptGames keptGames(LibraryStore& store, const std::vector<qint64>& ids);

/// Calls `done` when all are there, unless `context` is gone by then. A game that is moved leaves the one collection
/// after the other has it. Both libraries must outlive that.
void transfer(Library& from, Library& to, std::vector<qint64> ids, Transfer how, QObject* context,
              std::function<void(const Transferred&)> done);

}  // namespace rokada::ui
