// Temporary files that replace the real file when they are complete.
#pragma once

#include <QFile>
#include <QString>

namespace rokada::ui {

/// Returns the name template of a temporary file beside `file`. No other files have such names.
[[nodiscard]] QString draftOf(const QString& file);
/// Marks the draft as temporary: the system deletes it when the program ends, even after a crash. Other instances leave
/// it alone while it is open.
void holdDraft(const QFile& draft);
/// Removes drafts of this file that crashed programs have left.
void removeDrafts(const QString& file);
/// Returns the default permissions of new files (the umask).
[[nodiscard]] QFile::Permissions permissionsOfNewFiles();

}  // namespace rokada::ui
