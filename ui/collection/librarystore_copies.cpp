// Copies of the library: before its games are removed or rewritten, once a day, and when they are asked for.
#include "collection/librarystore.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>

#include <algorithm>
#include <limits>

namespace rokada::ui {

namespace {

/// Of the file or of the log beside it; an empty log comes with every opening.
QDateTime lastChange(const QString& file) {
    const QFileInfo database(file), log(file + QStringLiteral("-wal"));
    return log.size() > 0 ? std::max(database.lastModified(), log.lastModified()) : database.lastModified();
}

bool isSameFile(const QString& a, const QString& b) {
    return QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

}  // namespace

void LibraryStore::Changes::note(qint64 id) { ids.insert(id); }

/// Numbers of new games are higher than all others.
void LibraryStore::Changes::noteNew(qint64 id) { from = std::min(from, id); }

bool LibraryStore::Changes::concern(const std::vector<qint64>& touched) const {
    return unknown ||
           std::any_of(touched.begin(), touched.end(), [&](qint64 id) { return id >= from || ids.contains(id); });
}

bool LibraryStore::Changes::any() const { return unknown || !ids.empty() || from < std::numeric_limits<qint64>::max(); }

/// What was changed since the last copy, as far as the files say.
void LibraryStore::lookForCopies() {
    const std::vector<LibraryCopy> copies = listedCopies(file());
    lastCopy_ = copies.empty() ? QDateTime() : copies.front().made;
    changes_ = {};
    changes_.unknown = copies.empty() || lastChange(file()) > lastCopy_;
}

/// A removed game must be in a copy as it was.
void LibraryStore::copyBeforeRemoval(const std::vector<qint64>& ids) {
    if (changes_.concern(ids)) makeCopy();
}

/// The game on the board is written again and again: a state of the same day is enough then.
void LibraryStore::copyBeforeRewriting(qint64 id) {
    if (!changes_.concern({id}) || gaveUp_) return;
    if (changes_.unknown || !hasCopyOfToday()) makeCopy();
}

void LibraryStore::copyDaily() {
    if (opened_ && !gaveUp_ && changes_.any() && !hasCopyOfToday()) makeCopy();
}

bool LibraryStore::hasCopyOfToday() const { return lastCopy_.isValid() && lastCopy_.date() == QDate::currentDate(); }

/// The change that follows is made whether there is a copy or not: a full disk must not keep a person from deleting.
void LibraryStore::makeCopy() {
    const Copied copied = addCopy(database(), file(), copyLimits_, copyWatch_);
    if (copyWatch_.progress) copyWatch_.progress(100);
    if (copied) {
        gaveUp_ = false;
        if (*copied == 0) return;
        changes_ = {};
        lastCopy_ = QDateTime::currentDateTime();
        return;
    }
    const bool known = copied.error().kind == NoCopy::TooLarge && gaveUp_;
    gaveUp_ = true;
    if (!known) copyFailure_ = copied.error();
}

Copied LibraryStore::saveCopy(const QString& to) {
    if (!open()) return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = failure_});
    // Neither the library itself nor one of its copies is replaced.
    const std::vector<LibraryCopy> copies = listedCopies(file());
    const bool own = isSameFile(to, file()) || std::any_of(copies.begin(), copies.end(), [&](const LibraryCopy& copy) {
                         return isSameFile(to, copy.file);
                     });
    if (own) return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = {}});
    const Copied copied = writeCopy(database(), to, copyWatch_);
    if (copyWatch_.progress) copyWatch_.progress(100);
    return copied;
}

std::vector<LibraryCopy> LibraryStore::copies() const { return copiesOf(file()); }

/// The games of now are in a file of their own before.
tl::expected<Restored, CopyFailure> LibraryStore::restore(const QString& copy) {
    if (!open()) return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = failure_});
    Restored restored;
    for (int i = 1; restored.aside.isEmpty() && i <= MostAside; ++i) {
        const QString name = QStringLiteral("%1.replaced-%2").arg(file()).arg(i);
        if (!QFileInfo::exists(name)) restored.aside = name;
    }
    if (restored.aside.isEmpty()) return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = {}});
    if (const Copied kept = writeCopy(database(), restored.aside, {}); !kept) return tl::unexpected(kept.error());
    const Copied taken = takeOver(database(), copy);
    if (!taken) return tl::unexpected(taken.error());
    restored.games = *taken;
    changes_ = {};
    changes_.unknown = true;
    return restored;
}

}  // namespace rokada::ui
