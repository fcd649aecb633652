// What can still be read of a damaged library, and the copy that gives the rest.
#pragma once

#include "collection/librarygame.h"

#include <QString>

#include <functional>

class QSqlDatabase;

namespace rokada::ui {

/// Hands every game to `keep` that stands whole in a library's file, however damaged that is elsewhere, until `keep`
/// answers false. The file is only read. Each game is read from its record again, so that no half of one comes through.
void salvageGames(const QString& file, const std::function<bool(const LibraryGame&)>& keep);

/// Keeps one sound copy of an open library in a file of this name, at most a week old when the library is used every
/// day. It gets its name when it is whole.
void copyEachWeek(const QSqlDatabase& library, const QString& copy);

}  // namespace rokada::ui
