#include "collection/librarytables.h"

#include "collection/checkedqueries.h"
#include "collection/librarygame.h"
#include "collection/nametable.h"
#include "collection/storedrecord.h"

#include "record/pgnreader.h"

#include <QCoreApplication>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <limits>
#include <utility>

namespace rokada::ui {

namespace {

QVariant tagValue(const std::vector<Tag>& tags, std::string_view name) {
    for (const Tag& tag : tags) {
        if (tag.name == name) return QString::fromStdString(tag.value);
    }
    return {};
}

QVariant ratingIn(const std::vector<Tag>& tags, std::string_view name) {
    const int rating = tagValue(tags, name).toString().toInt();
    return rating > 0 ? QVariant(rating) : QVariant();
}

}  // namespace

bool saysHeld(const QSqlError& error) {
    constexpr int Busy = 5, Locked = 6;
    const int code = error.nativeErrorCode().toInt() & 0xFF;
    return code == Busy || code == Locked;
}

bool saysDamaged(const QSqlError& error) {
    constexpr int Corrupt = 11, NotADatabase = 26;
    const int code = error.nativeErrorCode().toInt() & 0xFF;
    return code == Corrupt || code == NotADatabase;
}

void setCounts(const SeatCounts& counts, LibrarySeat& seat) {
    constexpr qint64 Years = 1'000'000'000'000;  // 31 years in milliseconds
    constexpr qint64 Max = std::numeric_limits<int>::max();
    seat.level = static_cast<int>(std::clamp<qint64>(counts.level, LibrarySeat::Person, Level::full().steps() - 1));
    seat.halfPoints = static_cast<int>(std::clamp<qint64>(counts.half, -1, 2));
    seat.moves = static_cast<int>(std::clamp<qint64>(counts.moves, 0, Max));
    seat.thought = std::clamp<qint64>(counts.thought, 0, Years);
    seat.hints = static_cast<int>(std::clamp<qint64>(counts.hints, 0, Max));
}

void readCounts(const QSqlQuery& row, int column, LibrarySeat& seat) {
    const auto number = [&](int behind) { return row.value(column + behind).toLongLong(); };
    setCounts({.level = number(0), .half = number(1), .moves = number(2), .thought = number(3), .hints = number(4)},
              seat);
}

void readSeats(QSqlQuery& rows, CheckedQueries& queries, LibraryGame& game) {
    while (queries.next(rows)) {
        const auto side = static_cast<std::size_t>(rows.value(0).toInt());
        if (side < game.seats.size()) readCounts(rows, 1, game.seats[side]);
    }
}

QByteArray textIn(const QVariant& stored, CheckedQueries& queries) {
    if (auto text = storedPgn(stored.toByteArray())) return *std::move(text);
    queries.fail(QCoreApplication::translate("LibraryFailure", "the text of a game is damaged"));
    return {};
}

LibraryTables::LibraryTables(const QSqlDatabase& database, CheckedQueries& queries)
    : database_(database), queries_(queries) {}

bool LibraryTables::make() {
    QSqlQuery version(database_);
    if (!queries_.run(version, QStringLiteral("PRAGMA user_version")) || !queries_.next(version)) return false;
    const int found = version.value(0).toInt();
    version.finish();
    if (found > AllCurrent)
        return refuse(QCoreApplication::translate("LibraryFailure", "it was made by a newer version of Rokada"));
    if (found == 0 && has())
        return refuse(QCoreApplication::translate("LibraryFailure", "it is not a collection of games"));
    for (const char* statement :
         {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL", "PRAGMA foreign_keys = ON"})
        if (!execute(QLatin1String(statement))) return false;
    if (found >= SomeEarlier) return true;
    if (!execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    const bool created = found == 0;
    if ((created ? makeEmpty() : convert(found)) && addNames() &&
        execute(QStringLiteral("PRAGMA user_version = %1").arg(created ? AllCurrent : SomeEarlier)) &&
        execute(QStringLiteral("COMMIT")))
        return true;
    execute(QStringLiteral("ROLLBACK"));
    return false;
}

bool LibraryTables::refuse(const QString& why) {
    if (!queries_.failure()) queries_.fail(why);
    return false;
}

/// Returns true if the database contains tables or cannot be read. Called if the file has no version; its tables are
/// then those of another program.
bool LibraryTables::has() {
    QSqlQuery tables(database_);
    return !queries_.run(tables, QStringLiteral("SELECT 1 FROM sqlite_master")) || queries_.next(tables);
}

bool LibraryTables::makeEmpty() {
    return executeAll(
        {"CREATE TABLE games (id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, game TEXT, date TEXT, "
         "event TEXT, result TEXT, plies INTEGER, opening TEXT, players TEXT, words TEXT, pgn BLOB, "
         "counted INTEGER, deleted INTEGER DEFAULT 0, white TEXT, black TEXT, whiteelo INTEGER, blackelo "
         "INTEGER, round TEXT)",
         "CREATE INDEX by_date ON games (date)",
         "CREATE TABLE seats (game INTEGER REFERENCES games (id) ON DELETE CASCADE, side INTEGER, name "
         "TEXT, folded TEXT, level INTEGER, team INTEGER, half INTEGER, moves INTEGER, thought INTEGER, "
         "hints INTEGER DEFAULT 0, PRIMARY KEY (game, side))"});
}

/// Converts tables of earlier versions. Their rows stay as they are. Returns false on failure.
bool LibraryTables::convert(int version) { return (version > 1 || addHints()) && (version > 2 || addColumns()); }

/// Adds the table of names and the columns that refer to it, and the view that reads rows of all versions. Returns
/// false on failure.
bool LibraryTables::addNames() {
    const QStringList columns = NameTable::columns();
    return execute(NameTable::creation()) && execute(QStringLiteral("ALTER TABLE games ADD COLUMN form INTEGER")) &&
           std::ranges::all_of(
               columns,
               [this](const QString& column) {
                   return execute(QStringLiteral("ALTER TABLE games ADD COLUMN %1 INTEGER").arg(column));
               }) &&
           execute(shownGames());
}

/// Returns the statement that creates the view `shown`. It has the texts of a game as columns, whether the row contains
/// them or refers to the table `names`.
QString LibraryTables::shownGames() {
    const auto either = [](const char* earlier, const char* number) {
        return QStringLiteral("CASE WHEN form IS NULL THEN %1 ELSE (SELECT name FROM names WHERE names.id = %2) END")
            .arg(QLatin1String(earlier), QLatin1String(number));
    };
    const QString white = either("white", "whitename"), black = either("black", "blackname");
    return QStringLiteral(
               "CREATE VIEW shown AS SELECT id, game, date, result, plies, pgn, counted, deleted, whiteelo, blackelo, "
               "round, eco, form, whitename, blackname, openingname, firstmoves, %1 AS white, %2 AS black, %3 AS "
               "event, %4 AS named, %5 AS opening, coalesce(players, "
               "coalesce(%1, '?') || ' - ' || coalesce(%2, '?')) AS players FROM games")
        .arg(white, black, either("event", "eventname"), either("named", "openingname"),
             either("opening", "firstmoves"));
}

/// Converts version 1 by adding the column for hints. Returns false on failure.
bool LibraryTables::addHints() {
    return execute(QStringLiteral("ALTER TABLE seats ADD COLUMN hints INTEGER DEFAULT 0"));
}

/// Converts version 2 by adding the columns for sorting by players, ratings and round. Returns false on failure.
bool LibraryTables::addColumns() {
    return executeAll({"ALTER TABLE games ADD COLUMN white TEXT", "ALTER TABLE games ADD COLUMN black TEXT",
                       "ALTER TABLE games ADD COLUMN whiteelo INTEGER", "ALTER TABLE games ADD COLUMN blackelo INTEGER",
                       "ALTER TABLE games ADD COLUMN round TEXT",
                       // A long one goes on in the next line. NOLINTNEXTLINE(bugprone-suspicious-missing-comma)
                       "UPDATE games SET white = (SELECT group_concat(name, ' + ') FROM seats WHERE seats.game = "
                       "games.id AND team = 0 AND name != ''), black = (SELECT group_concat(name, ' + ') FROM seats "
                       "WHERE seats.game = games.id AND team = 1 AND name != '')"}) &&
           fillColumns();
}

/// Fills the new columns whose values are only in the PGN tags. Returns false on failure.
bool LibraryTables::fillColumns() {
    QSqlQuery games(database_), update(database_);
    games.setForwardOnly(true);
    update.prepare(QStringLiteral("UPDATE games SET whiteelo = ?, blackelo = ?, round = ? WHERE id = ?"));
    if (!queries_.run(games, QStringLiteral("SELECT id, pgn FROM games"))) return false;
    while (queries_.next(games)) {
        const auto tags = pgnTags({.text = games.value(1).toByteArray().toStdString()});
        update.bindValue(0, ratingIn(tags, "WhiteElo"));
        update.bindValue(1, ratingIn(tags, "BlackElo"));
        update.bindValue(2, tagValue(tags, "Round"));
        update.bindValue(3, games.value(0));
        if (!queries_.run(update)) return false;
    }
    return !queries_.failure();
}

bool LibraryTables::execute(const QString& statement) {
    QSqlQuery query(database_);
    return queries_.run(query, statement);
}

bool LibraryTables::executeAll(std::initializer_list<const char*> statements) {
    return std::ranges::all_of(statements, [this](const char* statement) { return execute(QLatin1String(statement)); });
}

}  // namespace rokada::ui
