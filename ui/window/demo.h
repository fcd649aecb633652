// Writes pictures of demonstration games. Computers play the games in a real window.
#pragma once

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

namespace rokada::ui {

class Language;

/// Plays one game of each offered variant. Writes pictures of its opening, middle and last position as PNG files into
/// `folder`, and creates the folder if needed. Ends a game after `longest` plies. Returns the names of the files, or an
/// error text that begins with the name of the file or folder.
[[nodiscard]] tl::expected<QStringList, QString> writeDemo(const QString& folder, Language& language, int longest = 60);

}  // namespace rokada::ui
