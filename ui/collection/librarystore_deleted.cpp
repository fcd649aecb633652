// Deleted games of the library: they bear the number of the window that deleted them, as long as that is open.
#include "collection/librarysearch.h"
#include "collection/librarystore.h"

#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int MostWindows = 1000;

}  // namespace

QString LibraryStore::lockOf(int window) const { return QStringLiteral("%1.window-%2").arg(file()).arg(window); }

/// A number that no other window has. What a closed window had deleted under it is removed for good.
int LibraryStore::ownWindow() {
    for (int i = 1; window_ == 0 && i <= MostWindows; ++i) {
        auto lock = std::make_unique<QLockFile>(lockOf(i));
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0)) continue;
        lock_ = std::move(lock);
        window_ = i;
        drop(i);
    }
    return window_;
}

bool LibraryStore::drop(int window) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(QStringLiteral("DELETE FROM games WHERE deleted = ?"));
    query.addBindValue(window);
    return query.exec();
}

/// What windows that are no longer open had deleted.
void LibraryStore::dropOrphans() {
    QSqlQuery query(QSqlDatabase::database(connection_));
    std::vector<int> windows;
    query.exec(QStringLiteral("SELECT DISTINCT deleted FROM games WHERE deleted > 0"));
    while (query.next()) windows.push_back(query.value(0).toInt());
    query.finish();
    for (const int window : windows) {
        QLockFile lock(lockOf(window));
        lock.setStaleLockTime(0);
        if (lock.tryLock(0)) drop(window);
    }
}

void LibraryStore::giveUpDeleted() {
    if (window_ != 0) drop(window_);
    lock_.reset();
}

bool LibraryStore::setDeleted(const std::vector<qint64>& ids, bool deleted) {
    if (!open()) return false;
    if (deleted) copyBeforeRemoval(ids);
    const int mark = deleted ? ownWindow() : 0;
    if ((deleted && mark == 0) || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    const bool done = std::all_of(ids.begin(), ids.end(), [&](qint64 id) {
        QSqlQuery query(QSqlDatabase::database(connection_));
        query.prepare(QStringLiteral("UPDATE games SET deleted = ? WHERE id = ?"));
        bind(query, {mark, id});
        return query.exec() || fails(query);
    });
    if (done && execute(QStringLiteral("COMMIT"))) return true;
    rollBack();
    return false;
}

}  // namespace rokada::ui
