// Temporary files, called drafts. A complete draft replaces the real file.
#pragma once

#include <QFile>
#include <QString>

namespace rokada::ui {

/// Returns the name template of a temporary file beside `file`. No other files have such names.
[[nodiscard]] QString draftOf(const QString& file);
/// Locks the draft on Unix, so that `removeDrafts` of another instance does not delete it. The system releases the lock
/// when the file is closed or the program ends, even after a crash.
void holdDraft(const QFile& draft);
/// Removes the drafts of `file` that crashed programs have left.
void removeDrafts(const QString& file);
/// Removes this draft unless another instance holds it. Returns true if it is gone.
bool removeLeftDraft(const QString& draft);
/// Returns the default permissions of new files (the umask).
[[nodiscard]] QFile::Permissions permissionsOfNewFiles();

}  // namespace rokada::ui
