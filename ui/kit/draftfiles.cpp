#include "kit/draftfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#ifdef Q_OS_UNIX
#include <sys/file.h>
#include <sys/stat.h>
#endif

namespace rokada::ui {

namespace {

const QString draftEnding = QStringLiteral(".rokada-");

bool hold([[maybe_unused]] const QFile& draft) {
#ifdef Q_OS_UNIX
    return ::flock(draft.handle(), LOCK_EX | LOCK_NB) == 0;
#else
    return true;
#endif
}

/// Returns the permissions of new files. The umask can be read only by changing it for a moment, so this function runs
/// once, before other threads start.
QFile::Permissions unmasked() {
    QFile::Permissions all = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup |
                             QFile::ReadOther | QFile::WriteOther;
#ifdef Q_OS_UNIX
    const mode_t mask = ::umask(S_IRWXG | S_IRWXO);
    ::umask(mask);
    for (const auto& [bit, permission] : {std::pair(S_IRUSR, QFile::ReadOwner),
                                          {S_IWUSR, QFile::WriteOwner},
                                          {S_IRGRP, QFile::ReadGroup},
                                          {S_IWGRP, QFile::WriteGroup},
                                          {S_IROTH, QFile::ReadOther},
                                          {S_IWOTH, QFile::WriteOther}})
        all.setFlag(permission, (mask & bit) == 0);
#endif
    return all;
}

const QFile::Permissions newFiles = unmasked();

}  // namespace

QString draftOf(const QString& file) { return file + draftEnding + QStringLiteral("XXXXXX"); }

void holdDraft(const QFile& draft) { static_cast<void>(hold(draft)); }

void removeDrafts(const QString& file) {
    const QFileInfo info(file);
    const QRegularExpression draft(QRegularExpression::anchoredPattern(
        QRegularExpression::escape(info.fileName() + draftEnding) + QStringLiteral("[A-Za-z]{6}")));
    const QDir folder = info.dir();
    for (const QString& name :
         folder.entryList({QLatin1Char('*') + draftEnding + QLatin1Char('*')}, QDir::Files | QDir::Hidden)) {
        if (draft.match(name).hasMatch()) removeLeftDraft(folder.filePath(name));
    }
}

bool removeLeftDraft(const QString& draft) {
    QFile left(draft);
    if (left.open(QIODevice::ReadOnly) && hold(left)) left.remove();
    return !QFile::exists(draft);
}

QFile::Permissions permissionsOfNewFiles() { return newFiles; }

}  // namespace rokada::ui
