// Settings of the library: its collections and the details in the rows.
#pragma once

#include "kit/settings.h"

namespace rokada::ui {

namespace keys {

/// Collections other than the own games, each as its display name, a tab and its file.
[[nodiscard]] Setting<QStringList> collections();
/// File of the selected collection; empty for own games.
[[nodiscard]] Setting<QString> chosenCollection();
/// Details that the user has chosen to show or to hide; a minus precedes the hidden ones.
[[nodiscard]] Setting<QStringList> libraryColumns();

}  // namespace keys

void declareLibrary(Settings& settings);

}  // namespace rokada::ui
