// Error messages about reading and writing files.
#pragma once

#include <QString>

namespace rokada::ui::texts {

/// Returns the message that a file could not be written. `why` is an error text of the system. The path is shown in
/// native form.
[[nodiscard]] QString notWritten(const QString& path, const QString& why);
/// Returns the message that a file could not be read.
[[nodiscard]] QString notRead(const QString& path, const QString& why);
/// Returns the message that the file has changed since a game was read from it.
[[nodiscard]] QString changedSince(const QString& path);

}  // namespace rokada::ui::texts
