// The JSON file with the learners on this computer.
#pragma once

#include "kit/writefile.h"
#include "learn/learnerlist.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace rokada::ui {

/// Reads and writes the file. Do not call `read` and `write` on the thread of the window, because they can block.
class LearnersFile {
public:
    explicit LearnersFile(QString file) : file_(std::move(file)) {}

    /// Contents of the file, and its damage.
    struct Found {
        LearnerList learners;
        QString unreadable;    ///< error of reading the file; empty if the file was read or does not exist
        bool damaged = false;  ///< true if the file could be read, but its content was damaged
        QString copy;          ///< name of the copy of a damaged file; empty if there is no copy
        QString notCopied;     ///< error of copying a damaged file; empty if there was no error
    };
    /// Reads the file. A missing file is no error. A damaged file is first copied to another name.
    [[nodiscard]] Found read();
    /// Records that `read` could not be called or has thrown. `write` then fails with the error text `why`.
    void keepUnread(const QString& why) { unreadable_ = why; }
    /// Replaces the file. It is never replaced if it was unreadable, or if it was damaged and cannot be copied.
    [[nodiscard]] Written write(const LearnerList& learners);

private:
    [[nodiscard]] Written copyDamaged();
    [[nodiscard]] Written mayReplace();

    QString file_;
    QString unreadable_;
    std::optional<QByteArray> damaged_;  ///< content of a damaged file
    QString copy_;
};

}  // namespace rokada::ui
