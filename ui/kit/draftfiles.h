// Files that are being written, under names by which they are known until they get their own.
#pragma once

#include <QFile>
#include <QString>

namespace rokada::ui {

/// Returns the template for a temporary file beside this file. No other file has such a name.
[[nodiscard]] QString draftOf(const QString& file);
/// Nobody removes the draft while it is open: the system gives it back when the program ends, however that happens.
void holdDraft(const QFile& draft);
/// Removes what killed programs have left of this file.
void removeDrafts(const QString& file);
/// Returns what the system allows with new files.
[[nodiscard]] QFile::Permissions permissionsOfNewFiles();

}  // namespace rokada::ui
