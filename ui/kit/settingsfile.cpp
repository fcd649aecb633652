#include "kit/settingsfile.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QTemporaryDir>

#include <cerrno>
#include <string_view>

namespace rokada::ui {

namespace {

using Content = tl::expected<QByteArray, QString>;

/// Comes behind all others in a draft, so that what is not whole does not end so.
const char* const LastName = "zzzz/end";
constexpr std::string_view LastLines = "[zzzz]\nend=1\n";

/// As other programs that use Qt wait for each other.
constexpr int PatienceMilliseconds = 2000;

QString cutShort() { return QCoreApplication::translate("File", "it was not written to its end"); }

QString lockReason(const QLockFile& lock) {
    switch (lock.error()) {
        case QLockFile::LockFailedError: return qt_error_string(EAGAIN);
        case QLockFile::PermissionError: return qt_error_string(EACCES);
        case QLockFile::NoError:
        case QLockFile::UnknownError: break;
    }
    return qt_error_string();
}

Content contentOf(const QString& path) {
    QFile file(path);
    if (!file.exists()) return QByteArray();
    if (!file.open(QIODevice::ReadOnly)) return tl::unexpected(file.errorString());
    const qint64 size = file.size();
    QByteArray content = file.readAll();
    if (content.size() < size) return tl::unexpected(file.errorString());
    return content;
}

/// Qt merges and writes; its draft is believed only if it has an end.
Content merged(const QString& draft, const QByteArray& before, const SettingChanges& changes) {
    {
        QFile file(draft);
        if (!file.open(QIODevice::WriteOnly) || file.write(before) != before.size() || !file.flush())
            return tl::unexpected(file.errorString());
    }
    {
        QSettings settings(draft, QSettings::IniFormat);
        for (const auto& [name, value] : changes)
            value.isValid() ? settings.setValue(name, value) : settings.remove(name);
        settings.setValue(QLatin1String(LastName), 1);
    }
    Content content = contentOf(draft);
    if (!content) return content;
    if (!content->endsWith(QByteArrayView(LastLines.data(), static_cast<qsizetype>(LastLines.size()))))
        return tl::unexpected(cutShort());
    content->chop(static_cast<qsizetype>(LastLines.size()));
    // Sections are parted by empty lines.
    if (content->endsWith("\n\n")) content->chop(1);
    return content;
}

}  // namespace

Written writeSettings(const QString& path, const SettingChanges& changes) {
    const QFileInfo file(path);
    if (!QDir().mkpath(file.path())) return tl::unexpected(qt_error_string());
    QLockFile lock(path + QStringLiteral(".lock"));
    if (!lock.tryLock(PatienceMilliseconds)) return tl::unexpected(lockReason(lock));
    const QTemporaryDir drafts(path + QStringLiteral(".XXXXXX"));
    if (!drafts.isValid()) return tl::unexpected(drafts.errorString());
    const Content before = contentOf(path);
    if (!before) return tl::unexpected(before.error());
    const Content after = merged(drafts.filePath(QStringLiteral("draft")), *before, changes);
    if (!after) return tl::unexpected(after.error());
    const bool fresh = !file.exists();
    Written done = writeFile(path, *after);
    // They are nobody else's affair.
    if (done && fresh) QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    return done;
}

}  // namespace rokada::ui
