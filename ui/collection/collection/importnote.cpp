#include "collection/importnote.h"

#include "kit/writefile.h"

#include <QFile>

namespace rokada::ui {

namespace {

QString noteOf(const QString& collection) { return collection + QStringLiteral(".import"); }

/// Locks the note against other programs. A lock left by a killed program is taken over. Returns nullptr if another
/// running program holds the lock.
std::unique_ptr<QLockFile> lockOf(const QString& note) {
    auto lock = std::make_unique<QLockFile>(note + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

}  // namespace

ImportNote::ImportNote(const QString& collection, const UnfinishedImport& import)
    : note_(noteOf(collection)), lock_(lockOf(note_)) {
    if (lock_) static_cast<void>(writeFile(note_, QByteArray::number(import.before) + '\n' + import.file.toUtf8()));
}

void ImportNote::finish() {
    if (lock_) QFile::remove(note_);
    lock_.reset();
}

std::optional<UnfinishedImport> ImportNote::takeLeft(const QString& collection) {
    constexpr qint64 Largest = 1 << 14;
    const QString name = noteOf(collection);
    if (!QFile::exists(name)) return std::nullopt;
    const auto lock = lockOf(name);
    QFile note(name);
    if (!lock || !note.open(QIODevice::ReadOnly)) return std::nullopt;
    const qint64 before = note.readLine(Largest).trimmed().toLongLong();
    QString file = QString::fromUtf8(note.read(Largest));
    note.close();
    if (!QFile::remove(name)) return std::nullopt;
    return UnfinishedImport{std::move(file), before};
}

}  // namespace rokada::ui
