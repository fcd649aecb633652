#include "earliercollection.h"

#include "collection/compression.h"
#include "collection/librarystore.h"
#include "collection/nametable.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace rokada::ui::testing {

namespace {

constexpr int FirstWithCompressedTexts = 5;

void execute(QSqlQuery& query, const QString& statement) {
    EXPECT_TRUE(query.exec(statement)) << statement.toStdString() << query.lastError().text().toStdString();
}

/// Writes the texts of all games into their rows.
void writeTexts(LibraryStore& store, QSqlQuery& query, bool plain) {
    std::vector<std::pair<qint64, QByteArray>> texts;
    execute(query, QStringLiteral("SELECT id FROM games"));
    while (query.next()) texts.emplace_back(query.value(0).toLongLong(), QByteArray());
    for (auto& [id, text] : texts) text = store.pgn(id);
    ASSERT_TRUE(query.prepare(QStringLiteral("UPDATE games SET pgn = ?, words = ? WHERE id = ?")));
    for (const auto& [id, text] : texts) {
        query.bindValue(0, plain ? text : compressed(text));
        query.bindValue(1, plain ? QVariant(QString::fromUtf8(text).toCaseFolded()) : QVariant());
        query.bindValue(2, id);
        ASSERT_TRUE(query.exec());
    }
}

}  // namespace

void writeAsEarlier(LibraryStore& store, int version) {
    QSqlQuery query(store.database());
    writeTexts(store, query, version < FirstWithCompressedTexts);
    for (const char* column : {"white", "black", "event", "named", "opening", "players"}) {
        execute(query, QStringLiteral("UPDATE games SET %1 = (SELECT %1 FROM shown WHERE shown.id = games.id)")
                           .arg(QLatin1String(column)));
    }
    for (const int side : {0, 1}) {
        const QString name = side == 0 ? QStringLiteral("white") : QStringLiteral("black");
        execute(query,
                QStringLiteral("INSERT OR IGNORE INTO seats SELECT id, %1, %2, lower(%2), 0, %1, -1, 0, 0, 0 FROM "
                               "games")
                    .arg(side)
                    .arg(name));
    }
    execute(query, QStringLiteral("DROP VIEW shown"));
    for (const QString& column : NameTable::columns() + QStringList{QStringLiteral("form")})
        execute(query, QStringLiteral("ALTER TABLE games DROP COLUMN %1").arg(column));
    for (const QString& statement : {QStringLiteral("DROP TABLE names"), QStringLiteral("DELETE FROM packing"),
                                     QStringLiteral("PRAGMA user_version = %1").arg(version)})
        execute(query, statement);
}

}  // namespace rokada::ui::testing
