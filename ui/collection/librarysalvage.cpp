#include "collection/librarysalvage.h"

#include "collection/librarytables.h"
#include "files/threadrulebookcache.h"

#include "record/pgnreader.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace rokada::ui {

namespace {

/// Between the last game that was found from below and the first one from above, at most so many are looked for.
constexpr quint64 MostLookedFor = 2'000'000;

class DamagedLibrary {
public:
    explicit DamagedLibrary(const QString& file) {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
        database.setDatabaseName(file);
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        open_ = database.open();
    }
    ~DamagedLibrary() { QSqlDatabase::removeDatabase(connection_); }
    DamagedLibrary(const DamagedLibrary&) = delete;
    DamagedLibrary& operator=(const DamagedLibrary&) = delete;

    [[nodiscard]] bool open() const { return open_; }

    /// Numbers in this order, as far as the pages can be followed.
    [[nodiscard]] std::vector<qint64> numbers(const char* order) const {
        QSqlQuery query = asked(QStringLiteral("SELECT id FROM games ORDER BY id %1").arg(QLatin1String(order)));
        std::vector<qint64> found;
        while (query.next()) found.push_back(query.value(0).toLongLong());
        return found;
    }

    [[nodiscard]] std::optional<LibraryGame> game(qint64 number) const {
        QSqlQuery query =
            asked(QStringLiteral("SELECT date, pgn, counted FROM games WHERE deleted = 0 AND id = %1").arg(number));
        if (!query.next()) return std::nullopt;
        const std::string pgn = query.value(1).toByteArray().toStdString();
        const PgnGame read = readPgn({.text = pgn, .length = pgn.size()}, threadRulebookCache());
        // Records without moves are games too.
        if (pgn.empty()) return std::nullopt;
        LibraryGame game = libraryGame(read, query.value(0).toString());
        game.counted = query.value(2).toBool();
        addSeats(game, number);
        return game;
    }

private:
    [[nodiscard]] QSqlQuery asked(const QString& question) const {
        QSqlQuery query(QSqlDatabase::database(connection_));
        query.setForwardOnly(true);
        query.exec(question);
        return query;
    }

    /// What stands in no record.
    void addSeats(LibraryGame& game, qint64 number) const {
        QSqlQuery query = asked(
            QStringLiteral("SELECT side, level, half, moves, thought, hints FROM seats WHERE game = %1").arg(number));
        readSeats(query, game);
    }

    QString connection_ = QStringLiteral("rokada-salvage-%1").arg(reinterpret_cast<quintptr>(this));
    bool open_ = false;
};

/// A broken page ends a walk through the numbers: from the other end, others are found; between both, those whose own
/// pages are sound.
std::vector<qint64> numbersOf(const DamagedLibrary& library) {
    std::vector<qint64> numbers = library.numbers("ASC");
    const std::vector<qint64> backwards = library.numbers("DESC");
    const qint64 last = numbers.empty() ? 0 : numbers.back();
    const qint64 first = backwards.empty() ? last : backwards.back();
    // Numbers may be as far apart as numbers can be.
    const auto apart = static_cast<quint64>(first) - static_cast<quint64>(last);
    const quint64 between = first > last ? std::min(apart - 1, MostLookedFor) : 0;
    for (quint64 i = 1; i <= between; ++i) numbers.push_back(last + static_cast<qint64>(i));
    numbers.insert(numbers.end(), backwards.rbegin(), backwards.rend());
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

}  // namespace

void salvageGames(const QString& file, const std::function<bool(const LibraryGame&)>& keep) {
    const DamagedLibrary library(file);
    if (!library.open()) return;
    for (const qint64 number : numbersOf(library)) {
        const auto game = library.game(number);
        if (game && !keep(*game)) return;
    }
}

void copyEachWeek(const QSqlDatabase& library, const QString& copy) {
    constexpr int Week = 7;
    const QFileInfo old(copy);
    if (old.exists() && old.lastModified().daysTo(QDateTime::currentDateTime()) < Week) return;
    const QString fresh = copy + QStringLiteral(".new");
    QFile::remove(fresh);
    QSqlQuery query(library);
    query.prepare(QStringLiteral("VACUUM INTO ?"));
    query.addBindValue(fresh);
    if (!query.exec()) {
        QFile::remove(fresh);
        return;
    }
    QFile::remove(copy);
    QFile::rename(fresh, copy);
}

}  // namespace rokada::ui
