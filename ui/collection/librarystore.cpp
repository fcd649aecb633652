#include "collection/librarystore.h"

#include "collection/gameindex.h"
#include "collection/librarysalvage.h"
#include "collection/librarysearch.h"
#include "collection/librarytables.h"

#include <QAtomicInteger>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <tuple>
#include <utility>

namespace rokada::ui {

namespace {

/// How long one window waits for another.
constexpr int Patience = 10'000;
constexpr int MostAside = 1000;

/// Under which another record of the same game is kept: equal records have the same one.
QByteArray twinKey(const LibraryGame& game) {
    return QCryptographicHash::hash(game.key + game.pgn, QCryptographicHash::Sha1);
}

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

QString playersOf(const LibraryGame& game) {
    QStringList names;
    for (const LibrarySeat& seat : game.seats) names << (seat.name.isEmpty() ? QStringLiteral("?") : seat.name);
    return names.join(QStringLiteral(" - "));
}

/// The players of one team; empty if none of them has a name.
QString teamOf(const LibraryGame& game, int team) {
    QStringList names;
    bool known = false;
    for (const LibrarySeat& seat : game.seats) {
        if (seat.team != team) continue;
        known = known || !seat.name.isEmpty();
        names << (seat.name.isEmpty() ? QStringLiteral("?") : seat.name);
    }
    if (!known) return {};
    return names.join(QStringLiteral(" + "));
}

/// Unknown ratings are NULL, which is sorted apart.
QVariant ratingOf(const LibraryGame& game, std::size_t side) {
    return side < game.seats.size() && game.seats[side].rating > 0 ? QVariant(game.seats[side].rating) : QVariant();
}

/// What the list is sorted by.
QVariantList columnsOf(const LibraryGame& game) {
    return {teamOf(game, 0), teamOf(game, 1), ratingOf(game, 0), ratingOf(game, 1), game.round, game.eco, game.named};
}

/// Everything that words are looked for in.
QString wordsOf(const LibraryGame& game) {
    return QStringList{playersOf(game), game.event, game.date, game.result, game.opening, QString::fromUtf8(game.pgn)}
        .join(QLatin1Char(' '))
        .toCaseFolded();
}

/// For the next execution of a prepared statement.
void assign(QSqlQuery& query, const QVariantList& values) {
    for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
}

}  // namespace

/// Prepared once: they are executed for every game that is imported.
struct LibraryStore::Statements {
    explicit Statements(const QSqlDatabase& database)
        : known(database), again(database), insert(database), sits(database) {
        known.prepare(QStringLiteral("SELECT id, pgn FROM games WHERE key = ? OR key = ?"));
        again.prepare(QStringLiteral("UPDATE games SET deleted = 0 WHERE id = ?"));
        insert.prepare(
            QStringLiteral("INSERT INTO games (key, game, date, event, result, plies, opening, players, words, pgn, "
                           "counted, white, black, whiteelo, blackelo, round, eco, named) VALUES (?, ?, ?, ?, ?, ?, ?, "
                           "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
        sits.prepare(QStringLiteral("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    }

    QSqlQuery known, again, insert, sits;
};

QString LibraryPlace::file() const { return QDir(folder).filePath(name); }

LibraryStore::LibraryStore(LibraryPlace place) : place_(std::move(place)), connection_(nextName()) {}

LibraryStore::~LibraryStore() {
    if (opened_) giveUpDeleted();
    disconnectFrom();
}

QSqlDatabase LibraryStore::database() const { return QSqlDatabase::database(connection_); }

QString LibraryStore::copy() const { return file() + QStringLiteral(".copy"); }

bool LibraryStore::execute(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    return query.exec(statement) || fails(query);
}

/// False, after the reason was noted.
bool LibraryStore::fails(const QSqlQuery& query) {
    failure_ = query.lastError().databaseText();
    return false;
}

/// A database that fails has often rolled back by itself, and then complains: that is no reason for anything.
void LibraryStore::rollBack() { QSqlQuery(QSqlDatabase::database(connection_)).exec(QStringLiteral("ROLLBACK")); }

bool LibraryStore::open() {
    if (opened_ || refused_) return opened_;
    refused_ = true;
    if (!(place_.make ? QDir().mkpath(place_.folder) : QFile::exists(file()))) return false;
    // Two windows that start together must not both set a damaged file aside.
    QLockFile lock(file() + QStringLiteral(".lock"));
    if (!lock.tryLock(Patience)) return false;
    opened_ = openWhole() || (damage_ && startAgain());
    refused_ = !opened_;
    if (!opened_) return false;
    index_ = std::make_unique<GameIndex>(connection_);
    opened_ = index_->makeTables();
    refused_ = !opened_;
    if (!opened_) return false;
    dropOrphans();
    statements_ = std::make_unique<Statements>(QSqlDatabase::database(connection_));
    damage_ ? refill() : copyEachWeek(QSqlDatabase::database(connection_), copy());
    return true;
}

/// False, and `damage_` is set, if there is a file that is none.
bool LibraryStore::openWhole() {
    const bool there = connectTo();
    if (!damaged()) return there && makeTables();
    if (const QString aside = setAside(); !aside.isEmpty()) damage_ = LibraryDamage{.aside = aside};
    return false;
}

bool LibraryStore::startAgain() { return connectTo() && makeTables(); }

bool LibraryStore::makeTables() {
    LibraryTables tables(QSqlDatabase::database(connection_));
    const bool made = tables.make();
    failure_ = tables.whatFailed();
    return made;
}

/// With what is left of the damaged file, and then with what only the copy of the week has.
void LibraryStore::refill() {
    damage_->salvaged = fillFrom(damage_->aside);
    damage_->restored = fillFrom(copy());
}

/// How many games of that file were new.
int LibraryStore::fillFrom(const QString& file) {
    constexpr std::size_t AtOnce = 500;
    int added = 0;
    std::vector<LibraryGame> games;
    const auto put = [&] {
        added += this->put(std::exchange(games, {})).value_or(0);
        return true;
    };
    if (!QFile::exists(file)) return 0;
    salvageGames(file, [&](const LibraryGame& game) {
        games.push_back(game);
        return games.size() < AtOnce || put();
    });
    put();
    return added;
}

bool LibraryStore::connectTo() {
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setDatabaseName(file());
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(Patience));
    return database.open();
}

void LibraryStore::disconnectFrom() {
    statements_.reset();
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
QString LibraryStore::setAside() {
    disconnectFrom();
    for (int i = 1; i <= MostAside; ++i) {
        QString aside = QStringLiteral("%1.damaged-%2").arg(file()).arg(i);
        if (QFile::exists(aside) || !QFile::rename(file(), aside)) continue;
        // Under the names by which SQLite finds them.
        for (const char* beside : {"-wal", "-shm"}) {
            const QString name = file() + QLatin1String(beside);
            if (QFile::exists(name)) QFile::rename(name, aside + QLatin1String(beside));
        }
        return aside;
    }
    return {};
}

/// The record itself, or another one of the same game. Nothing is said of a question that failed: what follows fails
/// too.
std::pair<LibraryStore::Found, qint64> LibraryStore::lookUp(const LibraryGame& game) {
    QSqlQuery& known = statements_->known;
    assign(known, {game.key, twinKey(game)});
    std::pair<Found, qint64> found{Found::Nothing, 0};
    if (!known.exec()) return fails(known), found;
    while (known.next() && found.first != Found::Equal)
        found = {known.value(1).toByteArray() == game.pgn ? Found::Equal : Found::Twin, known.value(0).toLongLong()};
    known.finish();
    return found;
}

qint64 LibraryStore::putOne(const LibraryGame& game, Found& found) {
    auto& [known, again, insert, sits] = *statements_;
    qint64 old = 0;
    std::tie(found, old) = lookUp(game);
    if (found == Found::Equal) {
        assign(again, {old});
        return again.exec() || fails(again) ? old : 0;
    }
    const QByteArray key = found == Found::Twin ? twinKey(game) : game.key;
    assign(insert, QVariantList{key, game.game, game.date, game.event, game.result, game.plies, game.opening,
                                playersOf(game), wordsOf(game), game.pgn, game.counted ? 1 : 0} +
                       columnsOf(game));
    if (!insert.exec()) return fails(insert);
    const qint64 id = insert.lastInsertId().toLongLong();
    for (std::size_t side = 0; side < game.seats.size(); ++side) {
        const LibrarySeat& seat = game.seats[side];
        assign(sits, {id, static_cast<int>(side), seat.name, seat.name.toCaseFolded(), seat.level, seat.team,
                      seat.halfPoints, seat.moves, seat.thought, seat.hints});
        if (!sits.exec()) return fails(sits);
    }
    return id;
}

qint64 LibraryStore::put(const LibraryGame& game, qint64 instead) {
    if (!open() || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return 0;
    bool done = true;
    if (instead != 0) {
        QSqlQuery old(QSqlDatabase::database(connection_));
        old.prepare(QStringLiteral("DELETE FROM games WHERE id = ?"));
        old.addBindValue(instead);
        done = old.exec() || fails(old);
    }
    Found found{};
    const qint64 id = done ? putOne(game, found) : 0;
    if (id != 0 && execute(QStringLiteral("COMMIT"))) return id;
    rollBack();
    return 0;
}

bool LibraryStore::edit(qint64 id, const LibraryGame& game) {
    if (!open()) return false;
    const auto [found, other] = lookUp(game);
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(
        QStringLiteral("UPDATE OR IGNORE games SET key = ?, game = ?, date = ?, event = ?, result = ?, "
                       "plies = ?, opening = ?, players = ?, words = ?, pgn = ?, white = ?, black = ?, "
                       "whiteelo = ?, blackelo = ?, round = ?, eco = ?, named = ? WHERE id = ?"));
    const bool free = found == Found::Nothing || other == id;
    assign(query, QVariantList{free ? game.key : twinKey(game), game.game, game.date, game.event, game.result,
                               game.plies, game.opening, playersOf(game), wordsOf(game), game.pgn} +
                      columnsOf(game) + QVariantList{id});
    if (!query.exec()) return fails(query);
    return query.numRowsAffected() == 1 || found == Found::Equal;
}

qint64 LibraryStore::editKept(const LibraryGame& game, const std::function<LibraryGame(const QString& date)>& dated) {
    if (!open()) return 0;
    struct Row {
        qint64 id;
        QByteArray key;
        QString date;
    };
    std::vector<Row> rows;
    QSqlQuery like(QSqlDatabase::database(connection_));
    like.prepare(
        QStringLiteral("SELECT id, key, date FROM games WHERE deleted = 0 AND game = ? AND plies = ? AND "
                       "result = ? AND opening = ? ORDER BY date = ? DESC, id DESC"));
    assign(like, {game.game, game.plies, game.result, game.opening, game.date});
    if (!like.exec()) return fails(like);
    while (like.next())
        rows.push_back({like.value(0).toLongLong(), like.value(1).toByteArray(), like.value(2).toString()});
    for (const auto& [id, key, date] : rows) {
        const LibraryGame same = dated(date);
        // Another record of the same game is one as well.
        const bool known = same.key == key || twinKey(same) == key;
        if (known) return edit(id, same) ? id : 0;
    }
    return 0;
}

std::optional<int> LibraryStore::put(const std::vector<LibraryGame>& games) {
    if (!open() || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return std::nullopt;
    const qint64 noted = index_->lastNoted();
    std::vector<std::pair<qint64, const LibraryGame*>> added;
    const bool done = std::all_of(games.begin(), games.end(), [&](const LibraryGame& game) {
        Found found{};
        const qint64 id = putOne(game, found);
        if (found != Found::Equal) added.emplace_back(id, &game);
        return id != 0;
    });
    const bool packed = done && index_->add(added, noted);
    if (done && !packed) failure_ = index_->whatFailed();
    if (packed && execute(QStringLiteral("COMMIT"))) return static_cast<int>(added.size());
    rollBack();
    return std::nullopt;
}

QByteArray LibraryStore::pgn(qint64 id) {
    if (!open()) return {};
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(QStringLiteral("SELECT pgn FROM games WHERE id = ?"));
    query.addBindValue(id);
    return query.exec() && query.next() ? query.value(0).toByteArray() : QByteArray();
}

std::vector<CountedGame> LibraryStore::counted() {
    std::vector<CountedGame> games;
    if (!open()) return games;
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.setForwardOnly(true);
    const bool done = query.exec(QStringLiteral(
        "SELECT games.id, games.game, name, team, level, half, moves, thought, hints FROM games JOIN seats "
        "ON seats.game = games.id WHERE counted = 1 AND deleted = 0 ORDER BY games.id, side"));
    qint64 last = 0;
    while (done && query.next()) {
        const qint64 id = query.value(0).toLongLong();
        if (id != last) games.push_back({.game = query.value(1).toString(), .seats = {}});
        last = id;
        LibrarySeat& seat = games.back().seats.emplace_back();
        seat.name = query.value(2).toString();
        seat.team = query.value(3).toInt();
        readCounts(query, 4, seat);
    }
    return games;
}

MovesPlayed LibraryStore::movesPlayed(const Position& position, const SearchWatch& watch) {
    return open() ? index_->movesPlayed(position, watch) : MovesPlayed();
}

bool LibraryStore::prepareSome() {
    constexpr int AtOnce = 100;
    return opened_ && index_->packSome(AtOnce);
}

bool LibraryStore::forgetStatistics() { return open() && execute(QStringLiteral("UPDATE games SET counted = 0")); }

}  // namespace rokada::ui
