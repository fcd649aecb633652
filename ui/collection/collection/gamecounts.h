// Counts the games of collections without opening them as a `LibraryStore`.
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace rokada::ui {

/// Returns the number of games in each collection file, in the order of `files`. Returns nullopt for a file that cannot
/// be read at present. Call it on a library's thread, because it can take long.
[[nodiscard]] std::vector<std::optional<int>> gameCounts(const QStringList& files);

}  // namespace rokada::ui
