// Error messages about reading and writing files.
#pragma once

#include <QString>

namespace rokada::ui::texts {

/// Returns the message that a file could not be written. `why` is an error text of the system.
[[nodiscard]] QString notWritten(const QString& path, const QString& why);
/// Returns the message that a file could not be read. `why` is an error text of the system.
[[nodiscard]] QString notRead(const QString& path, const QString& why);
/// Returns the message that another program has changed the file since a game was read from it.
[[nodiscard]] QString changedSince(const QString& path);

}  // namespace rokada::ui::texts
