// Counts the games of collections without opening them as libraries.
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace rokada::ui {

/// Returns the number of games in each file, in the order of `files`. Returns nullopt for a file that cannot be read
/// now. Call it on the thread of the library, because it can take long.
[[nodiscard]] std::vector<std::optional<int>> gameCounts(const QStringList& files);

}  // namespace rokada::ui
