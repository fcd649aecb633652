// Counts the games of collections without opening them as libraries.
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace rokada::ui {

/// In the order of the files; nullopt for a file that cannot be read now. Takes a while: for the library's thread.
[[nodiscard]] std::vector<std::optional<int>> gameCounts(const QStringList& files);

}  // namespace rokada::ui
