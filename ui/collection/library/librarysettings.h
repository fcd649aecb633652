// Settings of the library page: its collections, and the details shown in the list of games.
#pragma once

#include "kit/settings.h"

namespace rokada::ui {

namespace keys {

/// Collections, except that of the user's own games. Each entry consists of a name, a tab and the path of the file.
[[nodiscard]] Setting<QStringList> collections();
/// File of the selected collection; empty for the collection of the user's own games.
[[nodiscard]] Setting<QString> chosenCollection();
/// Details that the user has chosen to show or hide in the list of games. A minus before the name means that the detail
/// is hidden.
[[nodiscard]] Setting<QStringList> libraryColumns();

}  // namespace keys

void declareLibrary(Settings& settings);

}  // namespace rokada::ui
