// Settings of a library's database for the time in which an import stores many games.
#pragma once

namespace rokada::ui {

class LibraryStore;

/// If `many` is true, prepares the database for many games. The connection then uses up to 64 MB of memory for pages,
/// and the write-ahead log grows to 32 MB, so that pages of indexes are written less often. If `many` is false,
/// restores the default settings, and writes a long log to the database file. Failures are ignored, because they only
/// cost time. Call it on the thread of the store.
void expectManyGames(LibraryStore& store, bool many);

}  // namespace rokada::ui
