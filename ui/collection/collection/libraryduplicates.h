// Finds duplicates in a collection: different records of one game, with the same moves, players and date.
#pragma once

#include "collection/librarygame.h"

namespace rokada::ui {

class LibraryStore;

/// Ids of two records of the same game. `first` is the record that was stored first.
struct Duplicates {
    qint64 first = 0, later = 0;
    friend bool operator==(const Duplicates&, const Duplicates&) = default;
};

/// Returns all pairs of duplicates whose later id is above `after`. `first` is always the oldest record of the game.
/// Stops after comparing about 20,000 records.
[[nodiscard]] std::vector<Duplicates> duplicatesIn(LibraryStore& store, qint64 after = 0);
/// Returns the highest game id of the collection; 0 if it is empty.
[[nodiscard]] qint64 lastNumber(LibraryStore& store);
/// Returns the number of games with an id above `number`.
[[nodiscard]] qint64 gamesAfter(LibraryStore& store, qint64 number);

}  // namespace rokada::ui
