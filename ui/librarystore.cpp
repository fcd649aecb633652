#include "librarystore.h"

#include <QAtomicInteger>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int Version = 1;
/// How long one window waits for another.
constexpr int Patience = 10'000;
constexpr int MostAside = 1000;

QString nextName() {
    static QAtomicInteger<int> count;
    return QStringLiteral("library-%1").arg(count.fetchAndAddRelaxed(1));
}

/// SQLite's codes for a file that is broken or none of its own; whether it is busy is another question.
bool saysDamaged(const QSqlError& error) {
    const int code = error.nativeErrorCode().toInt() & 0xFF;
    constexpr int Corrupt = 11, NotADatabase = 26;
    return code == Corrupt || code == NotADatabase;
}

/// For LIKE: the text itself, anywhere.
QString anywhere(const QString& text) {
    QString pattern = text.toCaseFolded();
    for (const char* special : {"\\", "%", "_"})
        pattern.replace(QLatin1String(special), QStringLiteral("\\") + QLatin1String(special));
    return QLatin1Char('%') + pattern + QLatin1Char('%');
}

QString playersOf(const LibraryGame& game) {
    QStringList names;
    for (const LibrarySeat& seat : game.seats) names << (seat.name.isEmpty() ? QStringLiteral("?") : seat.name);
    return names.join(QStringLiteral(" - "));
}

/// Everything that words are looked for in.
QString wordsOf(const LibraryGame& game) {
    return QStringList{playersOf(game), game.event, game.date, game.result, game.opening, QString::fromUtf8(game.pgn)}
        .join(QLatin1Char(' '))
        .toCaseFolded();
}

/// Conditions and their values, in the same order.
struct Conditions {
    QStringList texts{QStringLiteral("deleted = 0")};
    QVariantList values;

    void add(const QString& text, const QVariant& value) {
        texts << text;
        values << value;
    }
};

void addOpening(const QString& moves, Conditions& conditions) {
    if (moves.trimmed().isEmpty()) return;
    QStringList any;
    for (const auto& [game, opening] : openingsMeant(moves)) {
        any << QStringLiteral("(game = ? AND (opening = ? OR opening LIKE ? ESCAPE '\\'))");
        conditions.values << game << opening << QString(opening + QStringLiteral(" %"));
    }
    conditions.texts << (any.isEmpty() ? QStringLiteral("0")
                                       : QStringLiteral("(%1)").arg(any.join(QLatin1String(" OR "))));
}

Conditions conditionsOf(const LibraryQuery& query) {
    Conditions conditions;
    for (const QString& word : query.words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        conditions.add(QStringLiteral("words LIKE ? ESCAPE '\\'"), anywhere(word));
    if (!query.player.trimmed().isEmpty())
        conditions.add(QStringLiteral("id IN (SELECT game FROM seats WHERE folded LIKE ? ESCAPE '\\')"),
                       anywhere(query.player.trimmed()));
    if (!query.game.isEmpty()) conditions.add(QStringLiteral("game = ?"), query.game);
    if (!query.result.isEmpty()) conditions.add(QStringLiteral("result = ?"), query.result);
    if (!query.from.isEmpty()) conditions.add(QStringLiteral("date >= ?"), query.from);
    // "2026" is the whole year: behind every date of it.
    if (!query.to.isEmpty()) conditions.add(QStringLiteral("date <= ?"), QString(query.to + QLatin1Char('~')));
    addOpening(query.opening, conditions);
    return conditions;
}

void bind(QSqlQuery& query, const QVariantList& values) {
    for (const QVariant& value : values) query.addBindValue(value);
}

}  // namespace

LibraryStore::LibraryStore(const QString& folder) : folder_(folder), connection_(nextName()) {}

LibraryStore::~LibraryStore() { disconnectFrom(); }

QString LibraryStore::file() const { return QDir(folder_).filePath(QStringLiteral("library.sqlite")); }

QString LibraryStore::takeAside() { return std::exchange(aside_, QString()); }

bool LibraryStore::execute(const QString& statement) {
    return QSqlQuery(QSqlDatabase::database(connection_)).exec(statement);
}

bool LibraryStore::open() {
    if (opened_ || refused_) return opened_;
    refused_ = true;
    if (!QDir().mkpath(folder_)) return false;
    // Two windows that start together must not both set a damaged file aside.
    QLockFile lock(file() + QStringLiteral(".lock"));
    if (!lock.tryLock(Patience)) return false;
    bool there = connectTo();
    if (damaged()) there = setAside() && connectTo();
    opened_ = there && makeTables();
    refused_ = !opened_;
    return opened_;
}

bool LibraryStore::connectTo() {
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setDatabaseName(file());
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(Patience));
    return database.open();
}

void LibraryStore::disconnectFrom() {
    if (!QSqlDatabase::contains(connection_)) return;
    QSqlDatabase::database(connection_, false).close();
    QSqlDatabase::removeDatabase(connection_);
}

bool LibraryStore::damaged() {
    QSqlQuery check(QSqlDatabase::database(connection_, false));
    if (!check.exec(QStringLiteral("PRAGMA quick_check(1)"))) return saysDamaged(check.lastError());
    if (!check.next()) return saysDamaged(check.lastError());
    return check.value(0).toString() != QLatin1String("ok");
}

/// With what SQLite keeps beside it. Nothing is deleted.
bool LibraryStore::setAside() {
    disconnectFrom();
    for (int i = 1; i <= MostAside; ++i) {
        const QString ending = QStringLiteral(".damaged-%1").arg(i);
        if (QFile::exists(file() + ending) || !QFile::rename(file(), file() + ending)) continue;
        for (const char* beside : {"-wal", "-shm"}) {
            const QString name = file() + QLatin1String(beside);
            if (QFile::exists(name)) QFile::rename(name, name + ending);
        }
        aside_ = file() + ending;
        return true;
    }
    return false;
}

bool LibraryStore::makeTables() {
    QSqlQuery version(QSqlDatabase::database(connection_));
    if (!version.exec(QStringLiteral("PRAGMA user_version")) || !version.next()) return false;
    const int found = version.value(0).toInt();
    version.finish();
    if (found > Version) return false;
    for (const char* statement :
         {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL", "PRAGMA foreign_keys = ON"})
        if (!execute(QLatin1String(statement))) return false;
    if (found == Version) return execute(QStringLiteral("DELETE FROM games WHERE deleted = 1"));
    for (const char* statement :
         {"BEGIN IMMEDIATE",
          "CREATE TABLE games (id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, game TEXT, date TEXT, event TEXT, "
          "result TEXT, plies INTEGER, opening TEXT, players TEXT, words TEXT, pgn BLOB, counted INTEGER, "
          "deleted INTEGER DEFAULT 0)",
          "CREATE INDEX by_date ON games (date)",
          "CREATE TABLE seats (game INTEGER REFERENCES games (id) ON DELETE CASCADE, side INTEGER, name TEXT, folded "
          "TEXT, "
          "level INTEGER, team INTEGER, half INTEGER, moves INTEGER, thought INTEGER, PRIMARY KEY (game, side))",
          "PRAGMA user_version = 1", "COMMIT"}) {
        if (!execute(QLatin1String(statement))) return false;
    }
    return true;
}

qint64 LibraryStore::putOne(const LibraryGame& game, bool& fresh) {
    const QSqlDatabase database = QSqlDatabase::database(connection_);
    QSqlQuery known(database);
    known.prepare(QStringLiteral("SELECT id FROM games WHERE key = ?"));
    known.addBindValue(game.key);
    if (!known.exec()) return 0;
    fresh = !known.next();
    if (!fresh) {
        const qint64 id = known.value(0).toLongLong();
        QSqlQuery again(database);
        again.prepare(QStringLiteral("UPDATE games SET deleted = 0, pgn = ? WHERE id = ?"));
        bind(again, {game.pgn, id});
        return again.exec() ? id : 0;
    }
    QSqlQuery insert(database);
    insert.prepare(
        QStringLiteral("INSERT INTO games (key, game, date, event, result, plies, opening, players, words, pgn, "
                       "counted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    bind(insert, {game.key, game.game, game.date, game.event, game.result, game.plies, game.opening, playersOf(game),
                  wordsOf(game), game.pgn, game.counted ? 1 : 0});
    if (!insert.exec()) return 0;
    const qint64 id = insert.lastInsertId().toLongLong();
    for (std::size_t side = 0; side < game.seats.size(); ++side) {
        const LibrarySeat& seat = game.seats[side];
        QSqlQuery sits(database);
        sits.prepare(QStringLiteral("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"));
        bind(sits, {id, static_cast<int>(side), seat.name, seat.name.toCaseFolded(), seat.level, seat.team,
                    seat.halfPoints, seat.moves, seat.thought});
        if (!sits.exec()) return 0;
    }
    return id;
}

qint64 LibraryStore::put(const LibraryGame& game, qint64 instead) {
    if (!open() || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return 0;
    bool fresh = false;
    qint64 id = putOne(game, fresh);
    if (id != 0 && instead != 0 && instead != id) {
        QSqlQuery old(QSqlDatabase::database(connection_));
        old.prepare(QStringLiteral("DELETE FROM games WHERE id = ?"));
        old.addBindValue(instead);
        if (!old.exec()) id = 0;
    }
    if (id != 0 && execute(QStringLiteral("COMMIT"))) return id;
    execute(QStringLiteral("ROLLBACK"));
    return 0;
}

std::optional<int> LibraryStore::put(const std::vector<LibraryGame>& games) {
    if (!open() || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return std::nullopt;
    int added = 0;
    const bool done = std::all_of(games.begin(), games.end(), [&](const LibraryGame& game) {
        bool fresh = false;
        const bool kept = putOne(game, fresh) != 0;
        added += fresh;
        return kept;
    });
    if (done && execute(QStringLiteral("COMMIT"))) return added;
    execute(QStringLiteral("ROLLBACK"));
    return std::nullopt;
}

LibraryPage LibraryStore::find(const LibraryQuery& query) {
    LibraryPage page;
    if (!open()) return page;
    const Conditions conditions = conditionsOf(query);
    const QString where = conditions.texts.join(QLatin1String(" AND "));
    QSqlQuery count(QSqlDatabase::database(connection_));
    count.prepare(QStringLiteral("SELECT count(*) FROM games WHERE ") + where);
    bind(count, conditions.values);
    if (count.exec() && count.next()) page.all = count.value(0).toInt();
    QSqlQuery rows(QSqlDatabase::database(connection_));
    rows.setForwardOnly(true);
    rows.prepare(QStringLiteral("SELECT id, game, date, players, result, opening, event, plies FROM games WHERE %1 "
                                "ORDER BY date DESC, id DESC LIMIT %2")
                     .arg(where)
                     .arg(query.most));
    bind(rows, conditions.values);
    if (!rows.exec()) return page;
    while (rows.next()) {
        const auto text = [&](int column) { return rows.value(column).toString(); };
        page.rows.push_back({.id = rows.value(0).toLongLong(),
                             .game = text(1),
                             .date = text(2),
                             .players = text(3),
                             .result = text(4),
                             .opening = text(5),
                             .event = text(6),
                             .plies = rows.value(7).toInt()});
    }
    return page;
}

QByteArray LibraryStore::pgn(qint64 id) {
    if (!open()) return {};
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(QStringLiteral("SELECT pgn FROM games WHERE id = ?"));
    query.addBindValue(id);
    return query.exec() && query.next() ? query.value(0).toByteArray() : QByteArray();
}

bool LibraryStore::setDeleted(const std::vector<qint64>& ids, bool deleted) {
    if (!open() || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    const bool done = std::all_of(ids.begin(), ids.end(), [&](qint64 id) {
        QSqlQuery query(QSqlDatabase::database(connection_));
        query.prepare(QStringLiteral("UPDATE games SET deleted = ? WHERE id = ?"));
        bind(query, {deleted ? 1 : 0, id});
        return query.exec();
    });
    if (done && execute(QStringLiteral("COMMIT"))) return true;
    execute(QStringLiteral("ROLLBACK"));
    return false;
}

std::vector<CountedGame> LibraryStore::counted() {
    std::vector<CountedGame> games;
    if (!open()) return games;
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.setForwardOnly(true);
    const bool done = query.exec(
        QStringLiteral("SELECT games.id, games.game, name, level, team, half, moves, thought FROM games JOIN seats ON "
                       "seats.game = games.id WHERE counted = 1 ORDER BY games.id, side"));
    qint64 last = 0;
    while (done && query.next()) {
        const qint64 id = query.value(0).toLongLong();
        if (id != last) games.push_back({.game = query.value(1).toString(), .seats = {}});
        last = id;
        games.back().seats.push_back({.name = query.value(2).toString(),
                                      .level = query.value(3).toInt(),
                                      .team = query.value(4).toInt(),
                                      .halfPoints = query.value(5).toInt(),
                                      .moves = query.value(6).toInt(),
                                      .thought = query.value(7).toLongLong()});
    }
    return games;
}

bool LibraryStore::forgetStatistics() { return open() && execute(QStringLiteral("UPDATE games SET counted = 0")); }

}  // namespace rokada::ui
