#include "kit/writefile.h"

#include "kit/draftfiles.h"
#include "kit/offthread.h"

#include <QBuffer>
#include <QByteArray>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QTemporaryFile>

#include <cerrno>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace rokada::ui {

namespace {

/// Flushes the file to the disk. Returns true if the file system does not support flushing.
bool sync([[maybe_unused]] const QTemporaryFile& file) {
#ifdef Q_OS_UNIX
    return ::fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOTSUP;
#else
    return true;
#endif
}

QString incomplete() { return QCoreApplication::translate("File", "it could not be written completely"); }

QString reasonOf(const QFileDevice& file) {
    if (file.error() != QFileDevice::NoError) return file.errorString();
    return errno == 0 ? incomplete() : qt_error_string(errno);
}

/// Returns the path of the file at the end of a chain of symbolic links.
QString targetOf(const QString& path) {
    constexpr int MaxLinks = 40;
    QFileInfo file(path);
    for (int i = 0; i < MaxLinks && file.isSymLink(); ++i) file.setFile(file.symLinkTarget());
    return file.filePath();
}

/// Returns a text that says why the file cannot be replaced. Returns an empty text if it can.
QString whyNotReplaced(const QFileInfo& file) {
    if (!file.exists()) return {};
    if (!file.isFile()) return QCoreApplication::translate("File", "it is not a regular file");
    return file.isWritable() ? QString() : qt_error_string(EACCES);
}

/// Gives the draft the permissions of the file that it will replace, or those of new files if there is no such file.
/// Returns false on failure.
bool setPermissions(QTemporaryFile& draft, const QFileInfo& replaced) {
    return draft.setPermissions(replaced.exists() ? replaced.permissions() : permissionsOfNewFiles());
}

/// Flushes the draft and renames it to the target. First compares its size with `length`, the number of bytes written,
/// so that a full disk is detected before the target is replaced.
Written finish(QTemporaryFile& draft, const QString& target, qint64 length, const std::stop_token& stop) {
    if (!draft.flush() || !sync(draft)) return tl::unexpected(reasonOf(draft));
    if (draft.size() != length) return tl::unexpected(incomplete());
    if (!setPermissions(draft, QFileInfo(target))) return tl::unexpected(reasonOf(draft));
    // On systems with unnamed temporary files, the draft gets its name only here, so a crash before this line leaves no
    // file.
    const QString name = draft.fileName();
    if (name.isEmpty()) return tl::unexpected(reasonOf(draft));
    if (stop.stop_requested()) return tl::unexpected(cancelledText());
    if (std::rename(QFile::encodeName(name).constData(), QFile::encodeName(target).constData()) != 0)
        return tl::unexpected(qt_error_string(errno));
    draft.setAutoRemove(false);
    return {};
}

}  // namespace

Written writeFile(const QString& path, const std::function<bool(QIODevice&)>& fill, const std::stop_token& stop) {
    const QString target = targetOf(path);
    if (const QString why = whyNotReplaced(QFileInfo(target)); !why.isEmpty()) return tl::unexpected(why);
    removeDrafts(target);
    errno = 0;
    QTemporaryFile draft(draftOf(target));
    if (!draft.open()) return tl::unexpected(reasonOf(draft));
    holdDraft(draft);
    errno = 0;
    if (!fill(draft)) return tl::unexpected(reasonOf(draft));
    return finish(draft, target, draft.pos(), stop);
}

Written writeFile(const QString& path, const QByteArray& content, const std::stop_token& stop) {
    return writeFile(
        path, [&](QIODevice& file) { return file.write(content) == content.size(); }, stop);
}

QString savingText(const QString& path) {
    return QCoreApplication::translate("File", "Saving %1...").arg(QFileInfo(path).fileName());
}

Written writeFileOffThread(QWidget* window, const QString& path, const QByteArray& content) {
    return runOffThread<void>(window, savingText(path),
                              [=](const std::stop_token& stop) { return writeFile(path, content, stop); });
}

Written writePicture(const QString& path, const QImage& picture) {
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    QImageWriter writer(&file, QFileInfo(path).suffix().toLatin1());
    if (!writer.write(picture)) return tl::unexpected(writer.errorString());
    return writeFile(path, file.data());
}

}  // namespace rokada::ui
