// Writes pictures of demonstration games, which computers play in a real window.
#pragma once

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

namespace rokada::ui {

class Language;

/// Plays a game of each offered variant, and writes pictures of its opening, middle and last position as PNG files into
/// `folder`, which is created. A game ends after `longest` plies. Returns the names of the files, or an error with the
/// name of the file.
[[nodiscard]] tl::expected<QStringList, QString> writeDemo(const QString& folder, Language& language, int longest = 60);

}  // namespace rokada::ui
