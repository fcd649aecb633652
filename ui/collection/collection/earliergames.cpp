#include "collection/earliergames.h"

#include "collection/checkedqueries.h"
#include "collection/compression.h"
#include "collection/librarygame.h"
#include "collection/librarytables.h"
#include "collection/storedrecord.h"

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Number of games of one step. A request to the collection waits for at most one step.
constexpr int RewrittenAtOnce = 100;
/// Largest file that is made smaller after the last step, in bytes. It takes some seconds, in which requests wait.
constexpr qint64 LargestVacuum = qint64{256} << 20;

}  // namespace

EarlierGames::EarlierGames(QString connection, CheckedQueries& queries, GameRows& rows)
    : connection_(std::move(connection)), queries_(queries), rows_(rows) {}

void EarlierGames::startAgain() {
    state_ = State::Left;
    last_ = 0;
    execute(QStringLiteral("PRAGMA user_version = %1").arg(LibraryTables::SomeEarlier));
}

bool EarlierGames::rewriteSome() {
    if (state_ == State::Done) return false;
    const OptionalQueries optional(queries_);
    queries_.forget();
    if (state_ == State::Unknown) state_ = stateOfFile();
    if (state_ != State::Left || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    if (rewriteNext() && execute(QStringLiteral("COMMIT"))) {
        if (state_ == State::Done) giveRoomBack();
        return state_ == State::Left;
    }
    QSqlQuery(QSqlDatabase::database(connection_)).exec(QStringLiteral("ROLLBACK"));
    rows_.forgetNames();
    // The next start of the program tries again.
    state_ = State::Done;
    return false;
}

EarlierGames::State EarlierGames::stateOfFile() {
    QSqlQuery version(QSqlDatabase::database(connection_));
    if (!queries_.run(version, QStringLiteral("PRAGMA user_version")) || !queries_.next(version)) return State::Unknown;
    return version.value(0).toInt() < LibraryTables::AllCurrent ? State::Left : State::Done;
}

/// Rewrites the next games. After the last game, notes in the file that it contains no more earlier games. Returns
/// false on failure.
bool EarlierGames::rewriteNext() {
    const std::vector<EarlierRow> rows = nextRows();
    if (queries_.failure() || !std::ranges::all_of(rows, [this](const EarlierRow& row) { return rewriteOne(row); }))
        return false;
    if (!rows.empty()) return true;
    state_ = State::Done;
    return execute(QStringLiteral("PRAGMA user_version = %1").arg(LibraryTables::AllCurrent));
}

std::vector<EarlierRow> EarlierGames::nextRows() {
    std::vector<EarlierRow> rows;
    QSqlQuery earlier(QSqlDatabase::database(connection_));
    earlier.setForwardOnly(true);
    earlier.prepare(QStringLiteral(
        "SELECT id, pgn, date, players, event, white, black, named, opening, (SELECT count(*) FROM seats "
        "WHERE seats.game = games.id), (SELECT count(*) FROM packing WHERE packing.game = games.id) "
        "FROM games WHERE id > ? AND form IS NULL ORDER BY id LIMIT ?"));
    earlier.addBindValue(last_);
    earlier.addBindValue(RewrittenAtOnce);
    if (!queries_.run(earlier)) return rows;
    const auto text = [&earlier](int column) { return earlier.value(column).toString(); };
    while (queries_.next(earlier)) {
        rows.push_back({.id = earlier.value(0).toLongLong(),
                        .seats = earlier.value(9).toInt(),
                        .stored = earlier.value(1).toByteArray(),
                        .date = text(2),
                        .players = text(3),
                        .event = text(4),
                        .white = text(5),
                        .black = text(6),
                        .named = text(7),
                        .opening = text(8),
                        .indexed = earlier.value(10).toInt() == 0});
    }
    return rows;
}

bool EarlierGames::rewriteOne(const EarlierRow& row) {
    last_ = row.id;
    const auto pgn = decompressedRecord(row.stored);
    if (!pgn) return true;
    const QByteArray record = libraryGame(*pgn, row.date).record;
    if (decompressedRecord(compressedRecord(record)) != record || pgnOf(record) != *pgn) return true;
    if (!rows_.rewrite(row, record)) return false;
    // The moves have not changed, so a game that was in the index of positions is still in it.
    return !row.indexed || execute(QStringLiteral("DELETE FROM packing WHERE game = %1").arg(row.id));
}

/// Makes the file smaller, because its pages are half empty now. The program can be ended meanwhile.
void EarlierGames::giveRoomBack() {
    const qint64 size = number("PRAGMA page_count") * number("PRAGMA page_size");
    if (size <= LargestVacuum) execute(QStringLiteral("VACUUM"));
}

/// Returns the number in the first column of the result; 0 on failure.
qint64 EarlierGames::number(const char* question) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    return queries_.run(query, QLatin1String(question)) && queries_.next(query) ? query.value(0).toLongLong() : 0;
}

bool EarlierGames::execute(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    return queries_.run(query, statement);
}

}  // namespace rokada::ui
