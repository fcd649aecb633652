// Finds duplicates in a collection: records with the same moves, players and date.
#pragma once

#include "collection/librarygame.h"

namespace rokada::ui {

class LibraryStore;

/// Ids of two records of the same game; `first` is the older record.
struct Duplicates {
    qint64 first = 0, later = 0;
    friend bool operator==(const Duplicates&, const Duplicates&) = default;
};

/// Returns all pairs whose later record has an id above `after`. `first` is the oldest record of the game. Stops after
/// reading about 20,000 similar records.
[[nodiscard]] std::vector<Duplicates> duplicatesIn(LibraryStore& store, qint64 after = 0);
/// Returns the highest game id; 0 if the collection is empty.
[[nodiscard]] qint64 lastNumber(LibraryStore& store);
/// Returns the number of games with an id above `number`.
[[nodiscard]] qint64 gamesAfter(LibraryStore& store, qint64 number);

}  // namespace rokada::ui
