#include "collection/gamecounts.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>

namespace rokada::ui {

namespace {

/// Time to wait for another program that has locked a file, in milliseconds.
constexpr int CountPatience = 100;

std::optional<int> gamesIn(const QString& file, const QString& connection) {
    if (!QFileInfo(file).isFile()) return std::nullopt;
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
    database.setDatabaseName(file);
    database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(CountPatience));
    if (!database.open()) return std::nullopt;
    QSqlQuery query(database);
    const bool counted = query.exec(QStringLiteral("SELECT COUNT(*) FROM games WHERE deleted = 0")) && query.next();
    return counted ? std::optional(query.value(0).toInt()) : std::nullopt;
}

}  // namespace

std::vector<std::optional<int>> gameCounts(const QStringList& files) {
    const QString connection = QStringLiteral("rokada-count-games");
    std::vector<std::optional<int>> counts;
    for (const QString& file : files) {
        counts.push_back(gamesIn(file, connection));
        QSqlDatabase::removeDatabase(connection);
    }
    return counts;
}

}  // namespace rokada::ui
