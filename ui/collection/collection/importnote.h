// Marks an import in progress by a file beside the collection. At the next start, the file shows that the import was
// not finished.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace rokada::ui {

/// Import that was not finished, because the program was killed.
struct UnfinishedImport {
    QString file;       ///< imported file
    qint64 before = 0;  ///< highest game id of the collection before the import
};

/// Note file of one running import, with a lock that shows that its program is alive.
class ImportNote {
public:
    /// Writes the note, which stays until `finish`. Errors are ignored, because an import does not need the note.
    ImportNote(const QString& collection, const UnfinishedImport& import);
    /// Removes the note. Call it at the end of each import, also of a failed or cancelled one.
    void finish();

    /// Removes the note left by a killed program, and returns it. Returns nullopt if there is none or another program
    /// imports.
    [[nodiscard]] static std::optional<UnfinishedImport> takeLeft(const QString& collection);

private:
    QString note_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace rokada::ui
