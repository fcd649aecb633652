// A note beside a collection while a file is being imported into it, so that the next start can tell that the import
// was not finished.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace rokada::ui {

/// An import that a program did not finish, because it was killed.
struct UnfinishedImport {
    QString file;       ///< that was imported
    qint64 before = 0;  ///< the last number of a game in the collection until then
};

class ImportNote {
public:
    /// Writes the note. It stays until `finish`. What cannot be written is no reason not to import.
    ImportNote(const QString& collection, const UnfinishedImport& import);
    /// The import is over, whether or not all games are in the collection: whoever asked for it has been told.
    void finish();

    /// The note that a killed program has left, which is removed; nothing while another program imports.
    [[nodiscard]] static std::optional<UnfinishedImport> takeLeft(const QString& collection);

private:
    QString note_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace rokada::ui
