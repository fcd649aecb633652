#include "collection/librarystore.h"

#include "collection/compression.h"
#include "collection/earliergames.h"
#include "collection/gameindex.h"
#include "collection/gamerows.h"
#include "collection/libraryduplicates.h"
#include "collection/librarysalvage.h"
#include "collection/librarysearch.h"
#include "collection/librarytables.h"
#include "collection/nametable.h"
#include "collection/storedrecord.h"
#include "collection/wordfinder.h"
#include "kit/draftfiles.h"
#include "variants/variants.h"

#include <QAtomicInteger>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSysInfo>
#include <QVariant>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <limits>
#include <map>
#include <system_error>
#include <tuple>
#include <utility>

namespace rokada::ui {

namespace {

/// Default time to wait for another program that has locked the file, in milliseconds.
constexpr int BusyTimeout = 10'000;

QString nextName() {
    static QAtomicInteger<int> count;
    return QStringLiteral("library-%1").arg(count.fetchAndAddRelaxed(1));
}

/// Returns the time of the last change of the database file or its write-ahead log. Ignores an empty log, because
/// SQLite creates it whenever the database is opened.
QDateTime lastChange(const QString& file) {
    const QFileInfo database(file), log(file + QStringLiteral("-wal"));
    return log.size() > 0 ? std::max(database.lastModified(), log.lastModified()) : database.lastModified();
}

/// Removes a lock file of this process. It exists if the process released the lock but could not remove the file. The
/// process would otherwise wait for itself.
void removeOwnLeft(const QLockFile& lock, const QString& file) {
    qint64 process = 0;
    QString host, program;
    if (lock.getLockInfo(&process, &host, &program) && process == QCoreApplication::applicationPid() &&
        host == QSysInfo::machineHostName())
        removeLeftDraft(file);
}

bool isSameFile(const QString& a, const QString& b) {
    return QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

constexpr int MaxWindows = 1000;

/// Returns an SQL expression for the number of hints in a game, at most 9999. It uses total(), because sum() fails on
/// an integer overflow.
QString hintsAsked() {
    return QStringLiteral(
        "(SELECT CAST(max(0, min(total(hints), 9999)) AS INTEGER) FROM seats WHERE seats.game = shown.id)");
}

/// Returns an SQL expression that sorts games by their length in moves. In variants with more than two sides the plies
/// are halved, because a move then has about twice as many plies.
QString aboutMoves() {
    QStringList many;
    for (const VariantInfo& info : allVariants()) {
        if (makeVariant(info, {})->sides() > 2) {
            many << QStringLiteral("'%1'").arg(
                QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size())));
        }
    }
    return QStringLiteral("CASE WHEN game IN (%1) THEN plies / 2.0 ELSE plies END").arg(many.join(QLatin1Char(',')));
}

QString termOf(LibraryOrder order) {
    switch (order) {
        case LibraryOrder::White: return QStringLiteral("white COLLATE NOCASE");
        case LibraryOrder::WhiteRating: return QStringLiteral("whiteelo");
        case LibraryOrder::Black: return QStringLiteral("black COLLATE NOCASE");
        case LibraryOrder::BlackRating: return QStringLiteral("blackelo");
        case LibraryOrder::Result: return QStringLiteral("result");
        case LibraryOrder::Date: return QStringLiteral("date");
        case LibraryOrder::Event: return QStringLiteral("event COLLATE NOCASE");
        // Sort rounds as numbers, so that "9.2" comes before "10".
        case LibraryOrder::Round: return QStringLiteral("CAST(round AS REAL)");
        case LibraryOrder::Eco: return QStringLiteral("eco");
        case LibraryOrder::Named: return QStringLiteral("named");
        case LibraryOrder::Opening: return QStringLiteral("opening");
        case LibraryOrder::Plies: return aboutMoves();
        case LibraryOrder::Variant: return QStringLiteral("game");
        case LibraryOrder::Hints: return hintsAsked();
    }
    return {};
}

/// Returns the ORDER BY terms of the search. Games with equal keys are sorted by id, newest first.
QString orderOf(const LibraryQuery& query) {
    return QStringLiteral("%1 %2, id DESC")
        .arg(termOf(query.order), query.descending ? QStringLiteral("DESC") : QStringLiteral("ASC"));
}

LibraryRow rowFrom(const QSqlQuery& query) {
    const auto text = [&](int column) { return query.value(column).toString(); };
    const auto number = [&](int column) { return query.value(column).toInt(); };
    return {.id = query.value(0).toLongLong(),
            .game = text(1),
            .date = text(2),
            .players = text(3),
            .result = text(4),
            .opening = text(5),
            .event = text(6),
            .round = text(7),
            .eco = text(14),
            .named = text(15),
            .white = text(8),
            .black = text(9),
            .whiteRating = number(10),
            .blackRating = number(11),
            .plies = number(12),
            // The list shows the rest of a damaged game, and opening the game reports the damage.
            .moves = movesIn(storedPgn(query.value(17).toByteArray()).value_or(QByteArray())),
            .hints = number(13),
            .own = number(16) != 0};
}

QString listed(const std::vector<qint64>& ids) {
    QStringList numbers;
    for (const qint64 id : ids) numbers << QString::number(id);
    return numbers.join(QLatin1Char(','));
}

/// Adds the condition that a game is in the list `among`, if it is short, and returns true. The caller must filter the
/// results by a long list.
bool addAmong(Conditions& conditions, const std::vector<qint64>* among) {
    constexpr std::size_t Few = 20000;
    if (among == nullptr || among->size() > Few) return false;
    conditions.texts << QStringLiteral("id IN (%1)").arg(listed(*among));
    return true;
}

}  // namespace

QString LibraryPlace::file() const { return QDir(folder).filePath(name); }

LibraryStore::LibraryStore(LibraryPlace place) : LibraryStore(std::move(place), BusyTimeout) {}

LibraryStore::LibraryStore(LibraryPlace place, int busyTimeout)
    : place_(std::move(place)), connection_(nextName()), busyTimeout_(busyTimeout) {}

LibraryStore::~LibraryStore() {
    if (opened_) giveUpDeleted();
    disconnectFrom();
}

QSqlDatabase LibraryStore::database() const { return QSqlDatabase::database(connection_); }

bool LibraryStore::execute(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    return queries_.run(query, statement);
}

/// Notes the failure `why` and returns false.
bool LibraryStore::refuse(const QString& why) {
    queries_.fail(why);
    return false;
}

/// Rolls back the transaction. Ignores errors, because after most failures SQLite has already rolled back.
void LibraryStore::rollBack() {
    QSqlQuery(QSqlDatabase::database(connection_)).exec(QStringLiteral("ROLLBACK"));
    rows_->forgetNames();
}

bool LibraryStore::open() {
    if (opened_) return true;
    if (refusal_) return refuse(*refusal_);
    queries_.forget();
    opened_ = openAll();
    if (opened_) {
        queries_.forget();
        return true;
    }
    // Opening is tried again later only if another program has locked the file.
    if (!isHeld()) refusal_ = errorString();
    disconnectFrom();
    return false;
}

/// Makes the folder of a library that may be created. Returns false if the folder cannot be made, or if a file that may
/// not be created is missing.
bool LibraryStore::makePlace() {
    errno = 0;
    if (place_.make) return QDir().mkpath(place_.folder) || refuse(qt_error_string(errno));
    return QFile::exists(file()) || refuse(qt_error_string(ENOENT));
}

bool LibraryStore::openAll() {
    if (!makePlace()) return false;
    // Two windows can start at the same time. The lock lets only one of them rename and replace a damaged file.
    const QString lockFile = file() + QStringLiteral(".lock");
    QLockFile lock(lockFile);
    // Never treat the lock as stale, because reading a large damaged file can take very long.
    lock.setStaleLockTime(0);
    bool locked = lock.tryLock(0);
    if (!locked) {
        removeOwnLeft(lock, lockFile);
        locked = lock.tryLock(busyTimeout_);
    }
    if (!locked) {
        queries_.fail(qt_error_string(errno), lock.error() == QLockFile::LockFailedError);
        return false;
    }
    const bool done = openLocked();
    if (!done && damage_) giveBack();
    return done;
}

bool LibraryStore::openLocked() {
    if (!openWhole() && (!damage_ || !startAgain())) return false;
    index_ = std::make_unique<GameIndex>(connection_, queries_);
    if (!index_->makeTables()) return false;
    dropOrphans();
    rows_ = std::make_unique<GameRows>(QSqlDatabase::database(connection_), queries_);
    earlierGames_ = std::make_unique<EarlierGames>(connection_, queries_, *rows_);
    opened_ = true;
    if (damage_ && !refill()) return false;
    removeLeftFiles(file());
    lookForCopies();
    return true;
}

/// Returns true if the library file has length 0 although copies of it exist, which means that its games were lost.
bool LibraryStore::emptied() const {
    const QFileInfo database(file()), log(file() + QStringLiteral("-wal"));
    return database.exists() && database.size() == 0 && log.size() == 0 && !listedCopies(file()).empty();
}

/// Opens the file if it is intact. If it is damaged, renames it, sets `damage_` and returns false. Never opens a
/// damaged file for writing.
bool LibraryStore::openWhole() {
    const Check read = emptied() ? Check::Damaged : checkReading();
    if (isHeld()) return false;
    const bool there = read != Check::Damaged && connectTo();
    const Check written = read == Check::Unknown && there ? check(database()) : read;
    if (written != Check::Damaged) return there && makeTables();
    const QString aside = moveAside();
    if (aside.isEmpty())
        return refuse(QCoreApplication::translate("LibraryFailure", "it is damaged and cannot be renamed"));
    damage_ = LibraryDamage{.file = file(), .aside = aside, .lost = {}};
    return false;
}

bool LibraryStore::startAgain() { return connectTo() && makeTables(); }

/// Creates the tables, or converts those of an earlier version. First clears the failures that the checks of the file
/// have noted, so that `failure` and `isHeld` tell only about the tables.
bool LibraryStore::makeTables() {
    queries_.forget();
    return LibraryTables(QSqlDatabase::database(connection_), queries_).make();
}

/// Fills the new file with the games of the damaged file, then with further games of the last copy. Returns false if a
/// game cannot be stored.
bool LibraryStore::refill() {
    const auto salvaged = fillFrom(damage_->aside, damage_->salvaged);
    if (!salvaged) return false;
    if (!salvaged->why.isEmpty()) return refuse(salvaged->why);
    std::vector<qint64> copied;
    if (const auto copies = copiesOf(file()); !copies.empty()) {
        auto restored = fillFrom(copies.front().file, damage_->restored);
        if (!restored) return false;
        copied = std::move(restored->found);
    }
    if (!salvaged->lost) return true;
    damage_->lost = static_cast<int>(
        std::ranges::count_if(*salvaged->lost, [&](qint64 id) { return !std::ranges::binary_search(copied, id); }));
    return true;
}

/// Adds the games of the library file `file`, which may be damaged. Increases `added` by the number of new games.
/// Returns the ids of its games; nullopt if a game cannot be stored.
std::optional<SalvagedNumbers> LibraryStore::fillFrom(const QString& file, int& added) {
    constexpr std::size_t AtOnce = 500;
    std::vector<LibraryGame> games;
    bool stored = true;
    const auto put = [&] {
        const auto some = this->put(std::exchange(games, {}));
        stored = some.has_value();
        added += some.value_or(0);
        return stored;
    };
    SalvagedNumbers numbers = salvageGames(file, [&](const LibraryGame& game) {
        games.push_back(game);
        return games.size() < AtOnce || put();
    });
    return stored && put() ? std::optional(std::move(numbers)) : std::nullopt;
}

/// Undoes the replacement of a damaged file whose games could not be stored. The damaged file gets its old name again,
/// so that the next start tries again.
void LibraryStore::giveBack() {
    const QString aside = damage_->aside, why = errorString();
    damage_.reset();
    disconnectFrom();
    // Remove the auxiliary files of the new database. SQLite would use them for the damaged one.
    for (const char* beside : {"-wal", "-shm", "-journal"}) QFile::remove(file() + QLatin1String(beside));
    std::error_code error;
    std::filesystem::rename(aside.toStdU16String(), file().toStdU16String(), error);
    if (error) {
        refuse(QCoreApplication::translate("LibraryFailure", "it is damaged and was kept as %1: %2")
                   .arg(QDir::toNativeSeparators(aside), why));
        return;
    }
    for (const char* beside : {"-wal", "-shm"}) {
        const QString name = aside + QLatin1String(beside);
        if (QFile::exists(name)) QFile::rename(name, file() + QLatin1String(beside));
    }
    refuse(QCoreApplication::translate("LibraryFailure", "it is damaged, and its games could not be recovered: %1")
               .arg(why));
}

bool LibraryStore::connectTo() {
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setDatabaseName(file());
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeout_));
    if (database.open()) return true;
    queries_.note(database.lastError());
    return false;
}

void LibraryStore::disconnectFrom() {
    earlierGames_.reset();
    rows_.reset();
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
    queries_.note(check.lastError());
    return Check::Unknown;
}

/// Checks the file with a read-only connection. Closing a writable connection could change a damaged file.
LibraryStore::Check LibraryStore::checkReading() {
    if (!QFile::exists(file())) return Check::Sound;
    const QString name = connection_ + QStringLiteral("-check");
    Check found = Check::Unknown;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(file());
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeout_));
        if (database.open()) found = check(database);
    }
    QSqlDatabase::removeDatabase(name);
    return found;
}

/// Renames the damaged file and the auxiliary files of SQLite. Returns the new name of the file; an empty text on
/// failure.
QString LibraryStore::moveAside() {
    disconnectFrom();
    for (int i = 1; i <= MaxAside; ++i) {
        QString aside = QStringLiteral("%1.damaged-%2").arg(file()).arg(i);
        if (QFile::exists(aside) || !QFile::rename(file(), aside)) continue;
        // The auxiliary files must have the name of their database. A log that keeps its name would be used for the new
        // database.
        for (const char* beside : {"-wal", "-shm"}) {
            const QString name = file() + QLatin1String(beside);
            if (QFile::exists(name)) QFile::rename(name, aside + QLatin1String(beside));
        }
        if (!QFile::exists(file() + QStringLiteral("-wal"))) return aside;
        QFile::rename(aside, file());
        return {};
    }
    return {};
}

/// Stores a game, or restores it if an equal record is stored. Sets `added` to true in the first case. Returns the id;
/// 0 on failure.
qint64 LibraryStore::putOne(const LibraryGame& game, bool& added) {
    const auto [found, old] = rows_->lookUp(game);
    added = found != GameRows::Found::Equal;
    if (added) return rows_->insert(game, found);
    return rows_->undelete(old) ? old : 0;
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
        done = queries_.run(old);
    }
    bool added = false;
    const qint64 id = done ? putOne(game, added) : 0;
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
    if (!execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    const auto [found, other] = rows_->lookUp(game);
    const int changed = rows_->update(id, game, other == id ? GameRows::Found::Nothing : found);
    if (changed < 0 || !execute(QStringLiteral("COMMIT"))) {
        rollBack();
        return false;
    }
    changes_.note(id);
    return changed == 1 || found == GameRows::Found::Equal;
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
        QStringLiteral("SELECT id, key, date FROM games WHERE deleted = 0 AND game = ? AND plies = ? AND result = ? "
                       "ORDER BY date = ? DESC, id DESC"));
    bind(like, {game.game, game.plies, game.result, game.date});
    if (!queries_.run(like)) return 0;
    while (queries_.next(like))
        rows.push_back({like.value(0).toLongLong(), like.value(1).toByteArray(), like.value(2).toString()});
    for (const auto& [id, key, date] : rows) {
        const LibraryGame same = dated(date);
        if (isKeyOf(key, same)) return edit(id, same) ? id : 0;
    }
    return 0;
}

std::optional<int> LibraryStore::put(const std::vector<LibraryGame>& games) {
    if (!open() || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return std::nullopt;
    const qint64 noted = index_->lastNoted();
    std::vector<std::pair<qint64, const LibraryGame*>> added;
    const bool done = std::ranges::all_of(games, [&](const LibraryGame& game) {
        bool isNew = false;
        const qint64 id = putOne(game, isNew);
        if (isNew) added.emplace_back(id, &game);
        return id != 0;
    });
    const bool packed = done && index_->add(added, noted);
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
    if (!queries_.run(query) || !queries_.next(query)) return {};
    return textIn(query.value(0), queries_);
}

std::vector<CountedGame> LibraryStore::counted() {
    std::vector<CountedGame> games;
    if (!open()) return games;
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.setForwardOnly(true);
    queries_.run(
        query, QStringLiteral(
                   "SELECT games.id, games.game, name, team, level, half, moves, thought, hints FROM games JOIN seats "
                   "ON seats.game = games.id WHERE counted = 1 AND deleted = 0 ORDER BY games.id, side"));
    qint64 last = 0;
    while (queries_.next(query)) {
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

bool LibraryStore::indexSome() {
    constexpr int AtOnce = 100;
    return opened_ && (index_->packSome(AtOnce) || earlierGames_->rewriteSome());
}

bool LibraryStore::forgetStatistics() {
    if (!open()) return false;
    if (changes_.any()) makeCopy();
    // The list still shows own games as such, so a game that no longer counts is not the same as another's game.
    return execute(QStringLiteral("UPDATE games SET counted = -1 WHERE counted = 1"));
}

// --- copies of the library: before games are removed or rewritten, once a day, and on request

void LibraryStore::Changes::note(qint64 id) { ids.insert(id); }

/// Notes a new game. New games have higher ids than all earlier games, so it is enough to store the lowest new id.
void LibraryStore::Changes::noteNew(qint64 id) { from = std::min(from, id); }

bool LibraryStore::Changes::concern(const std::vector<qint64>& touched) const {
    return unknown || std::ranges::any_of(touched, [&](qint64 id) { return id >= from || ids.contains(id); });
}

bool LibraryStore::Changes::any() const { return unknown || !ids.empty() || from < std::numeric_limits<qint64>::max(); }

/// Finds the newest automatic copy, and compares its time with the last change of the library.
void LibraryStore::lookForCopies() {
    const std::vector<LibraryCopy> copies = listedCopies(file());
    lastCopy_ = copies.empty() ? QDateTime() : copies.front().made;
    changes_ = {};
    changes_.unknown = copies.empty() || lastChange(file()) > lastCopy_;
}

/// Makes a copy before these games are removed, unless they have not changed since the last copy.
void LibraryStore::copyBeforeRemoval(const std::vector<qint64>& ids) {
    if (changes_.concern(ids)) makeCopy();
}

/// Makes a copy before a game is rewritten. A copy made on the same day is enough, because the game on the board may be
/// rewritten many times a day.
void LibraryStore::copyBeforeRewriting(qint64 id) {
    if (!changes_.concern({id}) || gaveUp_) return;
    if (changes_.unknown || !hasCopyOfToday()) makeCopy();
}

void LibraryStore::copyDaily() {
    if (opened_ && !gaveUp_ && changes_.any() && !hasCopyOfToday()) makeCopy();
}

bool LibraryStore::hasCopyOfToday() const { return lastCopy_.isValid() && lastCopy_.date() == QDate::currentDate(); }

/// Makes an automatic copy. If it fails, stores the failure, but the caller goes on. Otherwise no game could be deleted
/// when the disk is full.
void LibraryStore::makeCopy() {
    const Copied copied = addCopy(database(), file(), copyLimits_, copyWatch_);
    if (copyWatch_.progress) copyWatch_.progress(100);
    if (copied) {
        gaveUp_ = false;
        if (*copied == 0) return;
        copied_ = true;
        changes_ = {};
        lastCopy_ = QDateTime::currentDateTime();
        return;
    }
    const bool known = copied.error().kind == NoCopy::TooLarge && gaveUp_;
    gaveUp_ = true;
    if (!known) copyFailure_ = copied.error();
}

Copied LibraryStore::saveCopy(const QString& to) {
    if (!open()) return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = errorString()});
    // A copy must not overwrite the library itself or one of its automatic copies.
    const std::vector<LibraryCopy> copies = listedCopies(file());
    const bool own = isSameFile(to, file()) ||
                     std::ranges::any_of(copies, [&](const LibraryCopy& copy) { return isSameFile(to, copy.file); });
    if (own) return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = {}});
    const CopyNote note(file(), to);
    Copied copied = writeCopy(database(), to, copyWatch_);
    if (copyWatch_.progress) copyWatch_.progress(100);
    return copied;
}

std::vector<LibraryCopy> LibraryStore::copies() const { return copiesOf(file()); }

/// Replaces all games by the games of a copy. First saves the previous games to a new file beside the library.
tl::expected<Restored, CopyFailure> LibraryStore::restore(const QString& copy) {
    if (!open()) return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = errorString()});
    Restored restored;
    for (int i = 1; restored.aside.isEmpty() && i <= MaxAside; ++i) {
        const QString name = QStringLiteral("%1.replaced-%2").arg(file()).arg(i);
        if (!QFileInfo::exists(name)) restored.aside = name;
    }
    if (restored.aside.isEmpty()) return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = {}});
    if (const Copied kept = writeCopy(database(), restored.aside, {}); !kept) return tl::unexpected(kept.error());
    const Copied taken = takeOver(database(), copy);
    if (!taken) return tl::unexpected(taken.error());
    restored.games = *taken;
    earlierGames_->startAgain();
    changes_ = {};
    changes_.unknown = true;
    return restored;
}

// --- deleted games: marked with the number of the window that deleted them, and removed from the file when this window
// is closed

QString LibraryStore::lockOf(int window) const { return QStringLiteral("%1.window-%2").arg(file()).arg(window); }

/// Returns the number of this window; 0 on failure. It is the first number that no other open window has locked. When
/// the number is chosen, removes the games that a closed window has deleted under the same number.
int LibraryStore::ownWindow() {
    for (int i = 1; window_ == 0 && i <= MaxWindows; ++i) {
        auto lock = std::make_unique<QLockFile>(lockOf(i));
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0)) {
            const QString why = qt_error_string(errno);
            if (lock->error() == QLockFile::LockFailedError) continue;
            queries_.fail(why);
            return 0;
        }
        lock_ = std::move(lock);
        window_ = i;
        purgeWindow(i);
    }
    return window_;
}

bool LibraryStore::purgeWindow(int window) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    query.prepare(QStringLiteral("DELETE FROM games WHERE deleted = ?"));
    query.addBindValue(window);
    return query.exec();
}

/// Removes the games that were deleted by windows which are no longer open.
void LibraryStore::dropOrphans() {
    QSqlQuery query(QSqlDatabase::database(connection_));
    std::vector<int> windows;
    query.exec(QStringLiteral("SELECT DISTINCT deleted FROM games WHERE deleted > 0"));
    while (query.next()) windows.push_back(query.value(0).toInt());
    query.finish();
    for (const int window : windows) {
        QLockFile lock(lockOf(window));
        lock.setStaleLockTime(0);
        if (lock.tryLock(0)) purgeWindow(window);
    }
}

void LibraryStore::giveUpDeleted() {
    if (window_ != 0) purgeWindow(window_);
    lock_.reset();
}

bool LibraryStore::setDeleted(const std::vector<qint64>& ids, bool deleted) {
    if (!open()) return false;
    if (deleted) copyBeforeRemoval(ids);
    const int mark = deleted ? ownWindow() : 0;
    if ((deleted && mark == 0) || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    const bool done = std::ranges::all_of(ids, [&](qint64 id) {
        QSqlQuery query(QSqlDatabase::database(connection_));
        query.prepare(QStringLiteral("UPDATE games SET deleted = ? WHERE id = ?"));
        bind(query, {mark, id});
        return queries_.run(query);
    });
    if (done && execute(QStringLiteral("COMMIT"))) return true;
    rollBack();
    return false;
}

// --- search: first the ids of the matching games, in the order of the query, then their rows

LibraryPage LibraryStore::find(const LibraryQuery& query) {
    const int before = queries_.failures();
    LibraryPage page = lookFor(query);
    // After a failure, return no games. Some of the games would look like all of them.
    if (queries_.failures() > before) return {.failure = failure()};
    return page;
}

LibraryPage LibraryStore::lookFor(const LibraryQuery& query) {
    LibraryPage page;
    if (!open()) return page;
    std::optional<std::vector<qint64>> among;
    if (query.position) {
        auto places = index_->search(*query.position, query.watch);
        page.stopped = !places;
        if (page.stopped) return page;
        page.places = std::move(*places);
        page.unindexed = index_->unindexed();
        among.emplace();
        for (const FoundGame& game : page.places) among->push_back(game.id);
    }
    if (const WordFinder finder(query.words); !finder.empty()) {
        among = idsWithWords(query, finder, among ? &*among : nullptr);
        page.stopped = !among;
        if (page.stopped) return page;
    }
    page.ids = idsAmong(query, among ? &*among : nullptr);
    page.stopped = !keepLongOpenings(query, page.ids);
    if (page.stopped) return {.stopped = true};
    const auto first = static_cast<std::ptrdiff_t>(std::min(page.ids.size(), LibraryPage::Rows));
    page.rows = rows({page.ids.begin(), page.ids.begin() + first});
    return page;
}

/// Removes the games that begin with other moves than `query.opening`, if it is longer than the opening that the table
/// of games contains. Returns false if the search was stopped.
bool LibraryStore::keepLongOpenings(const LibraryQuery& query, std::vector<qint64>& ids) {
    if (ids.empty() || query.opening.trimmed().isEmpty()) return true;
    const auto meant = openingsMeant(query.opening);
    const auto pliesOf = [](const auto& opening) { return opening.second.count(QLatin1Char(' ')) + 1; };
    const bool isLong =
        std::ranges::any_of(meant, [&](const auto& opening) { return pliesOf(opening) > LibraryGame::OpeningPlies; });
    if (!isLong) return true;
    std::erase_if(ids, [&](qint64 id) {
        if (query.watch.stop.stop_requested()) return true;
        const QByteArray text = pgn(id);
        return std::ranges::none_of(
            meant, [&](const auto& opening) { return firstMovesIn(text, pliesOf(opening)) == opening.second; });
    });
    return !query.watch.stop.stop_requested();
}

/// Returns the ids of the games that match `query`, except for its position, and contain the words of `finder`, in
/// ascending order. `among`, unless it is nullptr, is a sorted list of ids to choose from. Returns nullopt if the
/// search was stopped. Does not sort by the order of the query: SQLite would sort the texts together with the ids.
std::optional<std::vector<qint64>> LibraryStore::idsWithWords(const LibraryQuery& query, const WordFinder& finder,
                                                              const std::vector<qint64>* among) {
    constexpr int Watched = 1024;
    std::vector<qint64> ids;
    const qint64 last = std::max<qint64>(1, lastNumber(*this));
    Conditions conditions = conditionsOf(query);
    const bool few = addAmong(conditions, among);
    QSqlQuery found(QSqlDatabase::database(connection_));
    found.setForwardOnly(true);
    // The table itself is read and not the view, which would look up the names of each game. The tags contain all texts
    // but the first moves and the date as the window shows it.
    found.prepare(QStringLiteral("SELECT id, pgn, date, opening, firstmoves, result, players, event, white, black, "
                                 "whitename, blackname, eventname, plies FROM games WHERE %1 ORDER BY id")
                      .arg(conditions.text()));
    bind(found, conditions.values);
    if (!queries_.run(found)) return ids;
    NamesOfGames names(QSqlDatabase::database(connection_), queries_);
    for (int looked = 0; queries_.next(found); ++looked) {
        const qint64 id = found.value(0).toLongLong();
        if (looked % Watched == 0 && query.watch.stop.stop_requested()) return std::nullopt;
        if (looked % Watched == 0 && query.watch.progress) query.watch.progress(static_cast<int>(100 * id / last));
        if (among && !few && !std::ranges::binary_search(*among, id)) continue;
        const auto record = decompressedRecord(found.value(1).toByteArray());
        const auto data = [&] {
            QStringList texts{found.value(2).toString(), found.value(3).toString(), names.of(found.value(4))};
            // If the record is damaged, the rest of its row can still be searched.
            for (int column = 5; !record && column < 10; ++column) texts << found.value(column).toString();
            for (int column = 10; !record && column < 13; ++column) texts << names.of(found.value(column));
            return texts.join(QLatin1Char(' '));
        };
        // No other search finds the moves of a game that the program cannot replay.
        const bool replayed = found.value(13).toInt() > 0;
        const QByteArray text = !record    ? QByteArray()
                                : replayed ? wordsOf(*record)
                                           : pgnOf(*record).value_or(QByteArray());
        if (finder.finds(text, data)) ids.push_back(id);
    }
    return ids;
}

/// Returns the ids of the games that match `query`, in the order of the query. Ignores the position and the words in
/// the query. `among`, unless it is nullptr, is a sorted list of ids to choose from. A short list becomes part of the
/// SQL statement. A long list filters the results.
std::vector<qint64> LibraryStore::idsAmong(const LibraryQuery& query, const std::vector<qint64>* among) {
    std::vector<qint64> ids;
    if (!open() || (among && among->empty())) return ids;
    Conditions conditions = conditionsOf(query);
    const bool few = addAmong(conditions, among);
    QSqlQuery found(QSqlDatabase::database(connection_));
    found.setForwardOnly(true);
    found.prepare(QStringLiteral("SELECT id FROM shown WHERE %1 ORDER BY %2").arg(conditions.text(), orderOf(query)));
    bind(found, conditions.values);
    if (!queries_.run(found)) return ids;
    while (queries_.next(found)) {
        const qint64 id = found.value(0).toLongLong();
        if (!among || few || std::ranges::binary_search(*among, id)) ids.push_back(id);
    }
    return ids;
}

std::vector<LibraryRow> LibraryStore::rows(const std::vector<qint64>& ids) {
    std::vector<LibraryRow> rows;
    if (ids.empty() || !open()) return rows;
    const int before = queries_.failures();
    QSqlQuery found(QSqlDatabase::database(connection_));
    found.setForwardOnly(true);
    queries_.run(found,
                 QStringLiteral(
                     "SELECT id, game, date, players, result, opening, event, round, white, black, whiteelo, blackelo, "
                     "plies, %1, eco, named, counted, pgn FROM shown WHERE id IN (%2)")
                     .arg(hintsAsked(), listed(ids)));
    std::map<qint64, LibraryRow> byId;
    while (queries_.next(found)) byId[found.value(0).toLongLong()] = rowFrom(found);
    if (queries_.failures() > before) return rows;
    // A game that has been removed meanwhile gets an empty row.
    for (const qint64 id : ids) rows.push_back(byId[id]);
    return rows;
}

}  // namespace rokada::ui
