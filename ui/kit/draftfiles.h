// Temporary files, called drafts. A draft lies beside the file that it replaces when it is complete.
#pragma once

#include <QFile>
#include <QString>

namespace rokada::ui {

/// Returns the name template, for QTemporaryFile, of the drafts of `file`. No other files have such names.
[[nodiscard]] QString draftOf(const QString& file);
/// Locks the draft on Unix, so that `removeDrafts` of another instance of the program does not delete it. The system
/// releases the lock when the file is closed or the program ends, even after a crash.
void holdDraft(const QFile& draft);
/// Removes the drafts of `file` that crashed programs have left.
void removeDrafts(const QString& file);
/// Removes `draft` unless another instance of the program has locked it. Returns true if the file no longer exists.
bool removeLeftDraft(const QString& draft);
/// Returns the permissions of new files: reading and writing, except where the umask of the system forbids it.
[[nodiscard]] QFile::Permissions permissionsOfNewFiles();

}  // namespace rokada::ui
