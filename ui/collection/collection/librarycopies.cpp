#include "collection/librarycopies.h"

#include "collection/nametable.h"
#include "kit/draftfiles.h"
#include "kit/writefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStorageInfo>
#include <QVariant>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <set>
#include <system_error>
#include <utility>

namespace rokada::ui {

namespace {

constexpr const char* TimeFormat = "yyyyMMdd-HHmmsszzz";
/// Number of games copied between two checks for a stop request.
constexpr int GamesAtOnce = 500;

/// Returns the part of the file name that all copies of `library` have in common. A hyphen and the time of the copy
/// follow it.
QString prefixOf(const QString& library) { return library + QStringLiteral(".copy"); }

QString freshName(const QString& to) { return to + QStringLiteral(".new"); }

QString copyNoteOf(const QString& library) { return library + QStringLiteral(".saving"); }

/// Returns the name of the rollback journal that SQLite creates beside `database` during a transaction.
QString journalOf(const QString& database) { return database + QStringLiteral("-journal"); }

tl::unexpected<CopyFailure> failed(const QString& why) {
    return tl::unexpected(CopyFailure{.kind = NoCopy::Failed, .why = why});
}

/// Executes statements on two databases at once: `main`, the open one, and `other`, a second file that is attached.
class Attached {
public:
    Attached(const QSqlDatabase& database, const QString& file) : database_(database) {
        QSqlQuery attach(database_);
        attach.prepare(QStringLiteral("ATTACH ? AS other"));
        attach.addBindValue(file);
        attached_ = run(attach);
    }
    ~Attached() {
        if (begun_) static_cast<void>(execute(QStringLiteral("ROLLBACK")));
        if (attached_) static_cast<void>(execute(QStringLiteral("DETACH other")));
    }
    Attached(const Attached&) = delete;
    Attached& operator=(const Attached&) = delete;

    [[nodiscard]] bool begin(const char* how) {
        begun_ = attached_ && execute(QLatin1String(how));
        return begun_;
    }
    /// Commits the transaction. Returns false on failure; the destructor then rolls back.
    [[nodiscard]] bool commit() {
        const bool done = execute(QStringLiteral("COMMIT"));
        if (done) begun_ = false;
        return done;
    }
    [[nodiscard]] bool execute(const QString& statement) {
        QSqlQuery query(database_);
        return run(query, statement);
    }
    /// Returns the number in the first column and row of the result. Returns nullopt if the query fails or has no rows.
    [[nodiscard]] std::optional<qint64> number(const QString& question) {
        QSqlQuery query(database_);
        if (!run(query, question) || !query.next()) return std::nullopt;
        return query.value(0).toLongLong();
    }
    [[nodiscard]] QStringList texts(const QString& question) {
        QSqlQuery query(database_);
        QStringList answers;
        if (!run(query, question)) return answers;
        while (query.next()) answers << query.value(0).toString();
        return answers;
    }
    [[nodiscard]] const QString& why() const { return why_; }

private:
    /// Executes a prepared query, or `statement` with a new query. Returns false and stores the error in `why_` on
    /// failure.
    bool run(QSqlQuery& query) { return noted(query, query.exec()); }
    bool run(QSqlQuery& query, const QString& statement) { return noted(query, query.exec(statement)); }
    bool noted(const QSqlQuery& query, bool done) {
        if (!done) why_ = query.lastError().databaseText();
        return done;
    }

    QSqlDatabase database_;
    QString why_;
    bool attached_ = false, begun_ = false;
};

/// Returns the CREATE statement changed so that it creates the same object in the database `other`. Returns an empty
/// text for other statements.
QString inOther(QString statement) {
    for (const char* what : {"CREATE TABLE ", "CREATE INDEX ", "CREATE TRIGGER ", "CREATE VIEW "}) {
        const QLatin1String begin(what);
        if (statement.startsWith(begin)) return statement.insert(begin.size(), QStringLiteral("other."));
    }
    return {};
}

bool makeOther(Attached& both, const char* kinds) {
    const QStringList made = both.texts(
        QStringLiteral("SELECT sql FROM main.sqlite_master WHERE type IN (%1) AND sql IS NOT NULL AND name NOT LIKE "
                       "'sqlite%'")
            .arg(QLatin1String(kinds)));
    return std::ranges::all_of(made, [&](const QString& statement) {
        const QString moved = inOther(statement);
        return moved.isEmpty() || both.execute(moved);
    });
}

/// Copies the next `GamesAtOnce` games whose ids are above `last`, then sets `last` to the highest copied id. Returns
/// the number of copied games; -1 on failure.
qint64 copySome(Attached& both, qint64& last) {
    if (!both.execute(QStringLiteral("INSERT INTO other.games SELECT * FROM main.games WHERE id > %1 AND deleted = 0 "
                                     "ORDER BY id LIMIT %2")
                          .arg(last)
                          .arg(GamesAtOnce)))
        return -1;
    const auto many = both.number(QStringLiteral("SELECT changes()"));
    const auto now = both.number(QStringLiteral("SELECT max(id) FROM other.games"));
    if (!many || !now) return -1;
    if (*many == 0) return 0;
    if (!both.execute(QStringLiteral("INSERT INTO other.seats SELECT * FROM main.seats WHERE game > %1 AND game <= %2 "
                                     "AND game IN (SELECT id FROM other.games)")
                          .arg(last)
                          .arg(*now)))
        return -1;
    last = *now;
    return *many;
}

/// Creates the database `draft` and copies all games into it. Returns their number. Holds a lock on `draft`, so that no
/// other program removes it as a leftover.
Copied fillCopy(const QSqlDatabase& library, QFile& draft, const SearchWatch& watch) {
    Attached both(library, draft.fileName());
    if (draft.open(QIODevice::ReadOnly)) holdDraft(draft);
    const auto version = both.number(QStringLiteral("PRAGMA main.user_version"));
    // The rollback journal can stay in memory: an incomplete draft is useless after a crash, and is removed after a
    // failure.
    if (!version || !both.number(QStringLiteral("PRAGMA other.journal_mode = MEMORY")).has_value() ||
        !both.execute(QStringLiteral("PRAGMA other.synchronous = FULL")) || !both.begin("BEGIN"))
        return failed(both.why());
    const auto all = both.number(QStringLiteral("SELECT count(*) FROM main.games WHERE deleted = 0"));
    if (!all || !makeOther(both, "'table'") ||
        !both.execute(QStringLiteral("INSERT INTO other.names SELECT * FROM main.names")))
        return failed(both.why());
    qint64 done = 0;
    for (qint64 last = std::numeric_limits<qint64>::min(); done < *all;) {
        if (watch.stop.stop_requested()) return tl::unexpected(CopyFailure{.kind = NoCopy::Stopped, .why = {}});
        const qint64 some = copySome(both, last);
        if (some < 0) return failed(both.why());
        if (some == 0) break;
        done += some;
        if (watch.progress) watch.progress(static_cast<int>(done * 100 / *all));
    }
    // Create the triggers last. Otherwise they would run for each copied game.
    if (!makeOther(both, "'index', 'trigger', 'view'") ||
        !both.execute(QStringLiteral("INSERT INTO other.packing SELECT id FROM other.games")) ||
        !both.execute(QStringLiteral("PRAGMA other.user_version = %1").arg(*version)) || !both.commit())
        return failed(both.why());
    return static_cast<int>(done);
}

QDateTime timeIn(const QFileInfo& copy, const QString& prefix) {
    QDateTime made = QDateTime::fromString(copy.filePath().mid(prefix.size() + 1), QLatin1String(TimeFormat));
    made.setTimeSpec(Qt::UTC);
    // The name of a copy contains no time if an earlier version of the program made it.
    return made.isValid() ? made.toLocalTime() : copy.lastModified();
}

/// Returns the index of the copy to remove: the newest of those that a later copy of the same day follows. If there is
/// none, it is the oldest copy. `copies` are sorted, newest first.
std::size_t dispensable(const std::vector<LibraryCopy>& copies) {
    std::set<QDate> days;
    for (std::size_t i = 0; i < copies.size(); ++i) {
        if (!days.insert(copies[i].made.date()).second) return i;
    }
    return copies.size() - 1;
}

qint64 bytesOf(const std::vector<LibraryCopy>& copies) {
    qint64 bytes = 0;
    for (const LibraryCopy& copy : copies) bytes += QFileInfo(copy.file).size();
    return bytes;
}

/// Returns the maximum total size of all copies, in bytes. The space used by the existing copies counts as free.
qint64 roomFor(const QString& library, const CopyLimits& limits) {
    const qint64 free = QStorageInfo(QFileInfo(library).path()).bytesAvailable();
    return std::min(limits.bytes, (std::max<qint64>(0, free) + bytesOf(listedCopies(library))) / limits.partOfFree);
}

/// Returns the expected size of a copy, in bytes: the size of the library without free pages and packed games, which
/// are not copied.
qint64 expectedSize(const QSqlDatabase& library) {
    QSqlQuery query(library);
    const auto number = [&](const char* question) {
        return query.exec(QLatin1String(question)) && query.next() ? query.value(0).toLongLong() : 0;
    };
    const qint64 pages = number("PRAGMA page_count") - number("PRAGMA freelist_count");
    const qint64 packed = number("SELECT total(length(packed)) FROM blocks");
    return std::max<qint64>(0, pages * number("PRAGMA page_size") - packed);
}

void removeSome(const QString& library, qint64 room) {
    std::vector<LibraryCopy> copies = listedCopies(library);
    while (copies.size() > 1 && (copies.size() > CopyLimits::Generations || bytesOf(copies) > room)) {
        const std::size_t least = dispensable(copies);
        QFile::remove(copies[least].file);
        copies.erase(copies.begin() + static_cast<std::ptrdiff_t>(least));
    }
}

}  // namespace

int gamesInCopy(const QString& file) {
    if (!QFileInfo(file).isFile()) return -1;
    const QString connection = QStringLiteral("rokada-copy-%1").arg(reinterpret_cast<quintptr>(&file));
    int games = -1;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(file);
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        const bool whole = database.isOpen() && query.exec(QStringLiteral("PRAGMA quick_check(1)")) && query.next() &&
                           query.value(0).toString() == QLatin1String("ok");
        query.finish();
        if (whole && query.exec(QStringLiteral("SELECT count(*) FROM games WHERE deleted = 0")) && query.next())
            games = query.value(0).toInt();
    }
    QSqlDatabase::removeDatabase(connection);
    return games;
}

Copied writeCopy(const QSqlDatabase& library, const QString& to, const SearchWatch& watch) {
    const QString fresh = freshName(to);
    QFile::remove(fresh);
    QFile draft(fresh);
    Copied copied = fillCopy(library, draft, watch);
    if (copied && gamesInCopy(fresh) != *copied) copied = failed({});
    if (copied && *copied == 0 && gamesInCopy(to) > 0)
        copied = tl::unexpected(CopyFailure{.kind = NoCopy::Empty, .why = {}});
    draft.close();
    if (copied) {
        std::error_code error;
        std::filesystem::rename(fresh.toStdU16String(), to.toStdU16String(), error);
        if (error) copied = failed(QString::fromLocal8Bit(error.message().c_str()));
    }
    if (!copied) QFile::remove(fresh);
    return copied;
}

void removeLeftFiles(const QString& library) {
    const QFileInfo info(library);
    const auto files = [&](const char* beside) {
        QStringList found;
        const QString begin = info.fileName() + QLatin1String(beside);
        for (const QFileInfo& file : info.dir().entryInfoList(QDir::Files))
            if (file.fileName().startsWith(begin)) found << file.filePath();
        return found;
    };
    for (const QString& file : files(".copy-") + files(".replaced-")) {
        if (file.endsWith(freshName({})) && removeLeftDraft(file)) QFile::remove(journalOf(file));
    }
    for (const QString& file : files(".window-")) {
        // A successful lock belongs to no running program. QLockFile deletes the lock file when `lock` is destroyed.
        QLockFile lock(file);
        lock.setStaleLockTime(0);
        static_cast<void>(lock.tryLock(0));
    }
    CopyNote::clear(library);
}

CopyNote::CopyNote(const QString& library, const QString& to) : note_(copyNoteOf(library)) {
    static_cast<void>(writeFile(note_, freshName(to).toUtf8()));
}

CopyNote::~CopyNote() { QFile::remove(note_); }

void CopyNote::clear(const QString& library) {
    constexpr qint64 Largest = 1 << 14;
    QFile note(copyNoteOf(library));
    if (!note.open(QIODevice::ReadOnly)) return;
    const QString draft = QString::fromUtf8(note.read(Largest));
    note.close();
    // Remove only a file whose name is that of a draft, because the note could contain any name.
    if (!draft.endsWith(freshName({})) || !removeLeftDraft(draft)) return;
    QFile::remove(journalOf(draft));
    note.remove();
}

namespace {

/// Adds the names of `other` that `main` does not have. The copy of an earlier version has no names. Returns false on
/// failure.
bool addNames(Attached& both) {
    const auto there = both.number(QStringLiteral("SELECT count(*) FROM other.sqlite_master WHERE name = 'names'"));
    if (!there) return false;
    return *there == 0 || both.execute(QStringLiteral("INSERT OR IGNORE INTO main.names (name, folded) SELECT name, "
                                                      "folded FROM other.names"));
}

/// Returns the columns of `other.games` as SQL expressions for `main`, in which names can have other numbers.
QString renumbered(const QString& columns) {
    QStringList expressions = columns.split(QLatin1Char(','));
    for (QString& column : expressions) {
        if (!NameTable::columns().contains(column)) continue;
        column = QStringLiteral(
                     "(SELECT ours.id FROM main.names AS ours, other.names AS theirs WHERE theirs.id = other.games.%1 "
                     "AND ours.name = theirs.name)")
                     .arg(column);
    }
    return expressions.join(QLatin1Char(','));
}

}  // namespace

Copied takeOver(const QSqlDatabase& library, const QString& copy) {
    const int there = gamesInCopy(copy);
    if (there < 0) return failed({});
    Attached both(library, copy);
    if (!both.begin("BEGIN IMMEDIATE")) return failed(both.why());
    const auto columnsOf = [&](const char* table, const char* number) {
        QStringList columns = both.texts(
            QStringLiteral("SELECT name FROM pragma_table_info('%1', 'other') WHERE name IN (SELECT name FROM "
                           "pragma_table_info('%1', 'main'))")
                .arg(QLatin1String(table)));
        columns.removeAll(QLatin1String(number));
        return columns.join(QLatin1Char(','));
    };
    const qint64 used = both.number(QStringLiteral("SELECT max(id) FROM main.games")).value_or(0);
    const qint64 highest = both.number(QStringLiteral("SELECT max(id) FROM other.games")).value_or(0);
    const bool fits = used >= 0 && highest <= std::numeric_limits<qint64>::max() - used;
    const QString number = fits ? QString::number(used) : QStringLiteral("0");
    const QString games = columnsOf("games", "id"), seats = columnsOf("seats", "game");
    if (games.isEmpty() || seats.isEmpty()) return failed(both.why());
    if (!both.execute(QStringLiteral("DELETE FROM main.games")) ||
        !both.execute(QStringLiteral("DELETE FROM main.seats")) || !addNames(both) ||
        !both.execute(
            QStringLiteral("INSERT INTO main.games (id, %1) SELECT id + %2, %3 FROM other.games WHERE deleted = 0")
                .arg(games, number, renumbered(games))) ||
        !both.execute(
            QStringLiteral("INSERT INTO main.seats (game, %1) SELECT game + %2, %1 FROM other.seats WHERE game "
                           "IN (SELECT id FROM other.games WHERE deleted = 0)")
                .arg(seats, number)) ||
        !both.commit())
        return failed(both.why());
    return there;
}

std::vector<LibraryCopy> listedCopies(const QString& library) {
    const QString prefix = prefixOf(library);
    const QFileInfo info(prefix);
    std::vector<LibraryCopy> copies;
    for (const QFileInfo& file : info.dir().entryInfoList(QDir::Files)) {
        const bool earlier = file.fileName() == info.fileName();
        const bool ours = file.fileName().startsWith(info.fileName() + QLatin1Char('-'));
        if (earlier || (ours && !file.fileName().endsWith(QStringLiteral(".new")) &&
                        !file.fileName().endsWith(QStringLiteral("-journal"))))
            copies.push_back({.file = file.filePath(), .made = timeIn(file, file.dir().filePath(info.fileName()))});
    }
    std::ranges::stable_sort(copies, std::ranges::greater(), &LibraryCopy::made);
    return copies;
}

std::vector<LibraryCopy> copiesOf(const QString& library) {
    std::vector<LibraryCopy> copies = listedCopies(library);
    for (LibraryCopy& copy : copies) copy.games = gamesInCopy(copy.file);
    std::erase_if(copies, [](const LibraryCopy& copy) { return copy.games <= 0; });
    return copies;
}

Copied addCopy(const QSqlDatabase& library, const QString& file, const CopyLimits& limits, const SearchWatch& watch) {
    const qint64 size = expectedSize(library), room = roomFor(file, limits);
    if (size > room) return tl::unexpected(CopyFailure{.kind = NoCopy::TooLarge, .why = {}, .bytes = size});
    QSqlQuery any(library);
    if (!any.exec(QStringLiteral("SELECT 1 FROM games WHERE deleted = 0 LIMIT 1")))
        return failed(any.lastError().databaseText());
    if (!any.next()) return 0;
    any.finish();
    const QString name =
        prefixOf(file) + QLatin1Char('-') + QDateTime::currentDateTimeUtc().toString(QLatin1String(TimeFormat));
    Copied copied = writeCopy(library, name, watch);
    if (copied) removeSome(file, room);
    return copied;
}

}  // namespace rokada::ui
