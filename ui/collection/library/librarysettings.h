// Settings of the library: its collections and the details in the rows.
#pragma once

#include "kit/settings.h"

namespace rokada::ui {

namespace keys {

/// Collections except the collection of own games. Each entry consists of the display name, a tab and the file.
[[nodiscard]] Setting<QStringList> collections();
/// File of the selected collection; empty for the collection of own games.
[[nodiscard]] Setting<QString> chosenCollection();
/// Details that the user has chosen to show or to hide. A minus precedes the name of a hidden detail.
[[nodiscard]] Setting<QStringList> libraryColumns();

}  // namespace keys

void declareLibrary(Settings& settings);

}  // namespace rokada::ui
