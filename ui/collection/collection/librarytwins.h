// Twins: records of one game, with the same moves, players and date, of which a collection has several.
#pragma once

#include "collection/librarygame.h"

namespace rokada::ui {

class LibraryStore;

/// Two of them, the one that was there first and a later one.
struct Twins {
    qint64 first = 0, later = 0;
    friend bool operator==(const Twins&, const Twins&) = default;
};

/// All pairs of which the later one has a number above `after`: each with the first record of its game. Records of a
/// collection that has very many alike are compared up to a limit.
[[nodiscard]] std::vector<Twins> twinsIn(LibraryStore& store, qint64 after = 0);
/// The largest number of a game; 0 if there is none.
[[nodiscard]] qint64 lastNumber(LibraryStore& store);
/// How many games have a number above that one.
[[nodiscard]] qint64 gamesAfter(LibraryStore& store, qint64 number);

}  // namespace rokada::ui
