// What can still be read of a damaged library.
#pragma once

#include "library/librarygame.h"

#include <QString>

#include <functional>

namespace rokada::ui {

/// Hands every game to `keep` that stands whole in a library's file, however damaged that is elsewhere, until `keep`
/// answers false. The file is only read. Each game is read from its record again, so that no half of one comes through.
void salvageGames(const QString& file, const std::function<bool(const LibraryGame&)>& keep);

}  // namespace rokada::ui
