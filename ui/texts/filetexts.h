// What is said about files that could not be read or written.
#pragma once

#include <QString>

namespace rokada::ui::texts {

/// `why` in the words of the system; the path as people of this system write it.
[[nodiscard]] QString notWritten(const QString& path, const QString& why);
[[nodiscard]] QString notRead(const QString& path, const QString& why);
/// It is no longer what a game was read from.
[[nodiscard]] QString changedSince(const QString& path);

}  // namespace rokada::ui::texts
