// What the library keeps between two starts: which collections there are.
#pragma once

#include "kit/settings.h"

namespace rokada::ui {

namespace keys {

/// Files of collections besides that of own games, each behind the name that it has in the list and a tabulator.
[[nodiscard]] Setting<QStringList> collections();
/// The file of the one that was looked at last; empty for own games.
[[nodiscard]] Setting<QString> chosenCollection();
/// Columns of the list that are shown by choice; those that are hidden by choice have a minus before their names.
[[nodiscard]] Setting<QStringList> libraryColumns();

}  // namespace keys

void declareLibrary(Settings& settings);

}  // namespace rokada::ui
