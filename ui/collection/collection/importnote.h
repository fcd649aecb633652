// Writes a note beside a collection while an import is running. If the program is killed, the note shows at the next
// start that the import was not finished.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace rokada::ui {

/// Import that was not finished because the program was killed.
struct UnfinishedImport {
    QString file;       ///< imported file
    qint64 before = 0;  ///< highest game id of the collection before the import
};

/// Note of one running import. Its lock shows that the importing program is running.
class ImportNote {
public:
    /// Writes the note. It stays until `finish` is called. Errors are ignored, because an import works without a note.
    ImportNote(const QString& collection, const UnfinishedImport& import);
    /// Removes the note. Call it at the end of each import, even if the import failed or was cancelled.
    void finish();

    /// Removes the note of a killed program and returns its import. Returns nullopt if there is no note or another
    /// program is importing.
    [[nodiscard]] static std::optional<UnfinishedImport> takeLeft(const QString& collection);

private:
    QString note_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace rokada::ui
