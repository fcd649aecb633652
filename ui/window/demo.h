// Demonstration games: every variant is played by computers in a real window, and pictures of it are written.
#pragma once

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

namespace rokada::ui {

class Language;

/// Writes opening, middle and last position of a game of each variant into the folder, which is made if it is missing.
/// Returns the names of the files, or which one could not be written and why.
[[nodiscard]] tl::expected<QStringList, QString> writeDemo(const QString& folder, Language& language, int longest = 60);

}  // namespace rokada::ui
