// Small file that lies beside a collection while an import into this collection is running. If the file still exists at
// the next start, the program was killed and the import is incomplete.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace rokada::ui {

/// Data of an import that was interrupted because the program was killed.
struct UnfinishedImport {
    QString file;       ///< imported file
    qint64 before = 0;  ///< highest game id of the collection before the import
};

/// Note file of one running import. Its lock shows that the importing program is still running.
class ImportNote {
public:
    /// Writes the note. Only `finish` removes it. Errors are ignored, because the import does not need the note.
    ImportNote(const QString& collection, const UnfinishedImport& import);
    /// Removes the note. Call it at the end of each import, even if the import failed or was cancelled.
    void finish();

    /// Removes the note of a killed program and returns its data. Returns nullopt if there is no note, or if another
    /// program is still importing.
    [[nodiscard]] static std::optional<UnfinishedImport> takeLeft(const QString& collection);

private:
    QString note_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace rokada::ui
