#include "collection/manygames.h"

#include "collection/librarystore.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

namespace rokada::ui {

namespace {

/// Memory for pages in KiB, and length of the log in pages at which SQLite writes it to the database file.
struct Room {
    int memory, log;
};
constexpr Room Usual{2000, 1000}, Large{131072, 32000};
constexpr qint64 PageSize = 4096;

/// Returns true if the log is longer than the usual settings allow. A power failure could then lose more of the last
/// games than after other changes.
bool hasLongLog(const LibraryStore& store) {
    return QFileInfo(store.file() + QStringLiteral("-wal")).size() > Usual.log * PageSize;
}

}  // namespace

void expectManyGames(LibraryStore& store, bool many) {
    const OptionalQueries optional(store.queries());
    if (!store.open()) return;
    const Room& room = many ? Large : Usual;
    QSqlQuery query(store.database());
    store.queries().run(query, QStringLiteral("PRAGMA cache_size = -%1").arg(room.memory));
    store.queries().run(query, QStringLiteral("PRAGMA wal_autocheckpoint = %1").arg(room.log));
    if (!many && hasLongLog(store)) store.queries().run(query, QStringLiteral("PRAGMA wal_checkpoint(PASSIVE)"));
}

}  // namespace rokada::ui
