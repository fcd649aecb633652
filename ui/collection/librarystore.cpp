#include "collection/librarystore.h"

#include "collection/gameindex.h"
#include "collection/librarysalvage.h"
#include "collection/librarysearch.h"
#include "collection/librarytables.h"

#include <QAtomicInteger>
#include <QDir>
#include <QFile>
#include <QFileInfo>
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

QString nextName() {
    static QAtomicInteger<int> count;
    return QStringLiteral("library-%1").arg(count.fetchAndAddRelaxed(1));
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

LibraryStore::LibraryStore(LibraryPlace place) : LibraryStore(std::move(place), Patience) {}

LibraryStore::LibraryStore(LibraryPlace place, int patience)
    : place_(std::move(place)), connection_(nextName()), patience_(patience) {}

LibraryStore::~LibraryStore() {
    if (opened_) giveUpDeleted();
    disconnectFrom();
}

QSqlDatabase LibraryStore::database() const { return QSqlDatabase::database(connection_); }

bool LibraryStore::execute(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    return query.exec(statement) || fails(query);
}

/// False, after the reason was noted.
bool LibraryStore::fails(const QSqlQuery& query) {
    failure_ = query.lastError().databaseText();
    held_ = held_ || saysHeld(query.lastError());
    return false;
}

bool LibraryStore::takeHeld() { return std::exchange(held_, false); }

/// A database that fails has often rolled back by itself, and then complains: that is no reason for anything.
void LibraryStore::rollBack() { QSqlQuery(QSqlDatabase::database(connection_)).exec(QStringLiteral("ROLLBACK")); }

bool LibraryStore::open() {
    if (opened_ || refused_) return opened_;
    held_ = false;
    opened_ = openAll();
    // What another program holds may be free later.
    refused_ = !opened_ && !held_;
    if (!opened_) disconnectFrom();
    return opened_;
}

bool LibraryStore::openAll() {
    if (!(place_.make ? QDir().mkpath(place_.folder) : QFile::exists(file()))) return false;
    // Two windows that start together must not both set a damaged file aside.
    QLockFile lock(file() + QStringLiteral(".lock"));
    // Reading a large damaged file takes longer than any time after which a lock would be given up.
    lock.setStaleLockTime(0);
    if (!lock.tryLock(patience_)) {
        held_ = lock.error() == QLockFile::LockFailedError;
        return false;
    }
    if (!openWhole() && (!damage_ || !startAgain())) return false;
    index_ = std::make_unique<GameIndex>(connection_);
    if (!index_->makeTables()) {
        held_ = held_ || index_->takeHeld();
        return false;
    }
    dropOrphans();
    statements_ = std::make_unique<Statements>(QSqlDatabase::database(connection_));
    opened_ = true;
    if (damage_) refill();
    lookForCopies();
    return true;
}

/// A library with copies has had games.
bool LibraryStore::emptied() const {
    const QFileInfo database(file()), log(file() + QStringLiteral("-wal"));
    return database.exists() && database.size() == 0 && log.size() == 0 && !listedCopies(file()).empty();
}

/// False, and `damage_` is set, if there is a file that is none. A damaged one is not opened to be written.
bool LibraryStore::openWhole() {
    const Check read = emptied() ? Check::Damaged : checkReading();
    if (held_) return false;
    const bool there = read != Check::Damaged && connectTo();
    const Check written = read == Check::Unknown && there ? check(database()) : read;
    if (written != Check::Damaged) return there && makeTables();
    if (const QString aside = setAside(); !aside.isEmpty())
        damage_ = LibraryDamage{.file = file(), .aside = aside, .lost = {}};
    return false;
}

bool LibraryStore::startAgain() { return connectTo() && makeTables(); }

bool LibraryStore::makeTables() {
    LibraryTables tables(QSqlDatabase::database(connection_));
    const bool made = tables.make();
    failure_ = tables.whatFailed();
    held_ = held_ || tables.held();
    return made;
}

/// With what is left of the damaged file, and then with what only the last copy has.
void LibraryStore::refill() {
    std::optional<std::vector<qint64>> lost, none;
    fillFrom(damage_->aside, damage_->salvaged, lost);
    std::vector<qint64> copied;
    if (const auto copies = copiesOf(file()); !copies.empty())
        copied = fillFrom(copies.front().file, damage_->restored, none);
    if (!lost) return;
    damage_->lost = static_cast<int>(std::count_if(
        lost->begin(), lost->end(), [&](qint64 id) { return !std::binary_search(copied.begin(), copied.end(), id); }));
}

/// Returns the numbers of the games in that file; `added` are new.
std::vector<qint64> LibraryStore::fillFrom(const QString& file, int& added, std::optional<std::vector<qint64>>& lost) {
    constexpr std::size_t AtOnce = 500;
    std::vector<LibraryGame> games;
    const auto put = [&] {
        added += this->put(std::exchange(games, {})).value_or(0);
        return true;
    };
    SalvagedNumbers numbers = salvageGames(file, [&](const LibraryGame& game) {
        games.push_back(game);
        return games.size() < AtOnce || put();
    });
    put();
    lost = std::move(numbers.lost);
    return std::move(numbers.found);
}

bool LibraryStore::connectTo() {
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setDatabaseName(file());
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patience_));
    return database.open();
}

void LibraryStore::disconnectFrom() {
    statements_.reset();
    index_.reset();
    if (!QSqlDatabase::contains(connection_)) return;
    QSqlDatabase::database(connection_, false).close();
    QSqlDatabase::removeDatabase(connection_);
}

LibraryStore::Check LibraryStore::check(const QSqlDatabase& database) {
    QSqlQuery check(database);
    const bool done = check.exec(QStringLiteral("PRAGMA quick_check(1)")) && check.next();
    if (done) return check.value(0).toString() == QLatin1String("ok") ? Check::Sound : Check::Damaged;
    if (saysDamaged(check.lastError())) return Check::Damaged;
    fails(check);
    return Check::Unknown;
}

/// Of the file as it is: a connection that can write changes it when it is closed.
LibraryStore::Check LibraryStore::checkReading() {
    if (!QFile::exists(file())) return Check::Sound;
    const QString name = connection_ + QStringLiteral("-check");
    Check found = Check::Unknown;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(file());
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(patience_));
        if (database.open()) found = check(database);
    }
    QSqlDatabase::removeDatabase(name);
    return found;
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
    if (!open()) return 0;
    if (instead != 0) copyBeforeRewriting(instead);
    if (!execute(QStringLiteral("BEGIN IMMEDIATE"))) return 0;
    bool done = true;
    if (instead != 0) {
        QSqlQuery old(QSqlDatabase::database(connection_));
        old.prepare(QStringLiteral("DELETE FROM games WHERE id = ?"));
        old.addBindValue(instead);
        done = old.exec() || fails(old);
    }
    Found found{};
    const qint64 id = done ? putOne(game, found) : 0;
    if (id != 0 && execute(QStringLiteral("COMMIT"))) {
        changes_.note(id);
        return id;
    }
    rollBack();
    return 0;
}

bool LibraryStore::edit(qint64 id, const LibraryGame& game) {
    if (!open()) return false;
    copyBeforeRewriting(id);
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
    changes_.note(id);
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
    if (packed && execute(QStringLiteral("COMMIT"))) {
        for (const auto& [id, game] : added) changes_.noteNew(id);
        return static_cast<int>(added.size());
    }
    rollBack();
    return std::nullopt;
}

QByteArray LibraryStore::pgn(qint64 id) {
    if (!open()) return {};
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(QStringLiteral("SELECT pgn FROM games WHERE id = ?"));
    query.addBindValue(id);
    if (!query.exec()) return fails(query), QByteArray();
    return query.next() ? query.value(0).toByteArray() : QByteArray();
}

std::vector<CountedGame> LibraryStore::counted() {
    std::vector<CountedGame> games;
    if (!open()) return games;
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.setForwardOnly(true);
    const bool done = query.exec(QStringLiteral(
        "SELECT games.id, games.game, name, team, level, half, moves, thought, hints FROM games JOIN seats "
        "ON seats.game = games.id WHERE counted = 1 AND deleted = 0 ORDER BY games.id, side"));
    if (!done) fails(query);
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

bool LibraryStore::forgetStatistics() {
    if (!open()) return false;
    if (changes_.any()) makeCopy();
    return execute(QStringLiteral("UPDATE games SET counted = 0"));
}

}  // namespace rokada::ui
