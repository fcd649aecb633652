#include "kit/writefile.h"

#include <QBuffer>
#include <QByteArray>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QSaveFile>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace rokada::ui {

namespace {

/// What was written is on the disk, not only on its way. Some file systems cannot say.
bool sync([[maybe_unused]] const QSaveFile& file) {
#ifdef Q_OS_UNIX
    return ::fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOTSUP;
#else
    return true;
#endif
}

QString incomplete() { return QCoreApplication::translate("File", "it was not written to its end"); }

QString reasonOf(const QSaveFile& file) {
    if (file.error() != QFileDevice::NoError) return file.errorString();
    return errno == 0 ? incomplete() : qt_error_string(errno);
}

tl::unexpected<QString> giveUp(QSaveFile& file, const QString& why) {
    file.cancelWriting();
    static_cast<void>(file.commit());  // removes what was begun
    return tl::unexpected(why);
}

}  // namespace

/// A buffer that cannot be emptied while a QSaveFile is committed is not told by Qt 6.4, which then puts an empty file
/// in place of the old one. So nothing is left in the buffer by then, and the length is compared before and after.
Written writeFile(const QString& path, const std::function<bool(QIODevice&)>& fill) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return tl::unexpected(reasonOf(file));
    errno = 0;
    const bool filled = fill(file);
    const qint64 length = file.pos();
    if (!filled || !file.flush() || !sync(file)) return giveUp(file, reasonOf(file));
    if (file.size() != length) return giveUp(file, incomplete());
    if (!file.commit()) return tl::unexpected(reasonOf(file));
    if (QFileInfo(path).size() != length) return tl::unexpected(incomplete());
    return {};
}

Written writeFile(const QString& path, const QByteArray& content) {
    return writeFile(path, [&](QIODevice& file) { return file.write(content) == content.size(); });
}

Written writePicture(const QString& path, const QImage& picture) {
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    QImageWriter writer(&file, QFileInfo(path).suffix().toLatin1());
    if (!writer.write(picture)) return tl::unexpected(writer.errorString());
    return writeFile(path, file.data());
}

}  // namespace rokada::ui
