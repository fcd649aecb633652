#include "collection/librarysalvage.h"

#include "collection/compression.h"
#include "collection/gamerows.h"
#include "collection/librarytables.h"
#include "collection/storedrecord.h"
#include "database/sqlitepages.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <unordered_set>
#include <utility>

namespace rokada::ui {

namespace {

/// Columns of the table `games`, by index. Tables of earlier versions end with `Deleted`.
namespace column {
enum : std::size_t { Number, Key, Game, Date, Event, Result, Plies, Opening, Players, Words, Pgn, Counted, Deleted };
}  // namespace column
constexpr std::size_t FewestOfGame = column::Counted + 1, FewestOfSeat = 9, ColumnsOfSeat = 10;

using Columns = std::vector<SqliteRecord::Column>;

bool isTextOrNull(const SqliteRecord::Column& column) {
    return column.type == SqliteType::Text || column.type == SqliteType::Null;
}

bool isIntegerOrNull(const SqliteRecord::Column& column) {
    return column.type == SqliteType::Integer || column.type == SqliteType::Null;
}

bool isBytes(const SqliteRecord::Column& column) {
    return (column.type == SqliteType::Blob || column.type == SqliteType::Text) && column.length > 0;
}

/// Returns true if the record looks like a row of the table `games`. SQLite stores the id outside the record, and NULL
/// as its first column.
bool isGame(const SqliteRecord& record) {
    const Columns& columns = record.columns;
    return record.row && columns.size() >= FewestOfGame && columns[column::Number].type == SqliteType::Null &&
           isBytes(columns[column::Key]) && isTextOrNull(columns[column::Game]) &&
           isTextOrNull(columns[column::Date]) && isIntegerOrNull(columns[column::Plies]) &&
           isTextOrNull(columns[column::Players]) && isTextOrNull(columns[column::Words]) &&
           isBytes(columns[column::Pgn]);
}

/// Returns true if the record looks like a row of the table `seats`, which contains the players of the games.
bool isSeat(const SqliteRecord& record) {
    const Columns& columns = record.columns;
    return record.row && columns.size() >= FewestOfSeat && columns.size() <= ColumnsOfSeat &&
           columns[0].type == SqliteType::Integer && columns[1].type == SqliteType::Integer &&
           isTextOrNull(columns[2]) && isTextOrNull(columns[3]) && isIntegerOrNull(columns[4]);
}

/// Returns true if the record looks like an entry of the index by key or by date: a value and a game id.
bool isEntry(const SqliteRecord& record) {
    const Columns& columns = record.columns;
    return !record.row && columns.size() == 2 && columns[0].type != SqliteType::Integer &&
           columns[0].type != SqliteType::Real && columns[1].type == SqliteType::Integer;
}

/// Returns true if this is the first value of an entry of a game: a key, no date, or a date such as "2026-11-30". The
/// index of the names has entries of the same form with other texts, for example "2026".
bool isOfGames(const SqliteValue& value) {
    constexpr std::size_t Year = 4;
    const std::string& text = value.bytes;
    if (value.type != SqliteType::Text || text.empty()) return true;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return text.size() > Year && std::ranges::all_of(text.substr(0, Year), isDigit) && text[Year] == '-';
}

ReadAt readingOf(QFile& file) {
    return [&file](std::uint64_t at, char* to, std::size_t length) -> std::size_t {
        if (!file.seek(static_cast<qint64>(at))) return 0;
        return static_cast<std::size_t>(std::max<qint64>(0, file.read(to, static_cast<qint64>(length))));
    };
}

/// Place of a game's row in the file: page and cell of SQLite.
struct Place {
    qint64 id;
    std::uint32_t page, cell;
};

/// Data of one player that the PGN text does not contain.
struct KeptSeat {
    int side;
    SeatCounts counts;
};

class DamagedLibrary {
public:
    explicit DamagedLibrary(const QString& name)
        : file_(name),
          log_(name + QStringLiteral("-wal")),
          there_(file_.open(QIODevice::ReadOnly | QIODevice::Unbuffered)),
          logThere_(log_.open(QIODevice::ReadOnly | QIODevice::Unbuffered)),
          pages_(readingOf(file_), sizeOf(file_), logThere_ ? readingOf(log_) : ReadAt(), sizeOf(log_)) {}

    SalvagedNumbers salvage(const std::function<bool(const LibraryGame&)>& keep) {
        SalvagedNumbers numbers;
        if (!there_) numbers.why = file_.errorString();
        if (!there_) return numbers;
        pages_.eachRecord([this](const SqliteRecord& record) { note(record); });
        // The sort is stable, so that the rows of one game keep their order. Rows of free pages come last, because they
        // can be older.
        std::ranges::stable_sort(places_, {}, &Place::id);
        for (const Place& place : places_) {
            // Skip this row if another row of the same game has already been read.
            if (!named_.contains(place.id)) continue;
            bool deleted = false;
            const auto game = read(place, deleted);
            if (game || deleted) named_.erase(place.id);
            if (!game) continue;
            numbers.found.push_back(place.id);
            if (!keep(*game)) return numbers;
        }
        if (pages_.knowsFreePages()) {
            numbers.lost = std::vector<qint64>(named_.begin(), named_.end());
            std::ranges::sort(*numbers.lost);
        }
        return numbers;
    }

private:
    static std::uint64_t sizeOf(const QFile& file) {
        return file.isOpen() ? static_cast<std::uint64_t>(file.size()) : 0;
    }

    /// Notes the content of a record: the place of a game, the data of a player, or a game id in an index.
    void note(const SqliteRecord& record) {
        if (isGame(record)) {
            named_.insert(record.id);
            places_.push_back({record.id, record.page, record.cell});
        } else if (isSeat(record)) {
            noteSeat(record);
        } else if (isEntry(record)) {
            if (const auto entry = pages_.values(record, 2); entry && isOfGames((*entry)[0]))
                named_.insert((*entry)[1].integer);
        }
    }

    void noteSeat(const SqliteRecord& record) {
        const auto values = pages_.values(record, record.columns.size());
        if (!values) return;
        const auto number = [&](std::size_t column) {
            return column < values->size() ? static_cast<qint64>((*values)[column].integer) : 0;
        };
        named_.insert(number(0));
        const SeatCounts counts{
            .level = number(4), .half = number(6), .moves = number(7), .thought = number(8), .hints = number(9)};
        const bool asRecorded = counts.level == 0 && counts.moves == 0 && counts.thought == 0 && counts.hints == 0;
        // Records of pages in use come first, so the first row of a side is the newest one.
        auto& seats = seats_[number(0)];
        const bool known = std::ranges::any_of(seats, [&](const KeptSeat& seat) { return seat.side == number(1); });
        if (!known && !asRecorded && number(1) >= 0 && number(1) < static_cast<qint64>(MaxSides))
            seats.push_back({static_cast<int>(number(1)), counts});
        if (seats.empty()) seats_.erase(number(0));
    }

    std::optional<LibraryGame> read(const Place& place, bool& deleted) {
        const auto record = pages_.rowAt(place.page, place.cell);
        const auto values = record ? pages_.values(*record, column::Deleted + 1) : std::nullopt;
        if (!values) return std::nullopt;
        deleted = values->size() > column::Deleted && (*values)[column::Deleted].integer != 0;
        if (deleted) return std::nullopt;
        const QByteArray stored = QByteArray::fromStdString((*values)[column::Pgn].bytes);
        const auto pgn = storedPgn(stored);
        if (!pgn) return std::nullopt;
        LibraryGame game = libraryGame(*pgn, QString::fromStdString((*values)[column::Date].bytes));
        const QByteArray key = QByteArray::fromStdString((*values)[column::Key].bytes);
        // A compressed text has a checksum.
        if (!isCompressed(stored) && !isOf(game, key, QString::fromStdString((*values)[column::Words].bytes), *pgn))
            return std::nullopt;
        game.counted = (*values)[column::Counted].integer == 1;
        addSeats(place.id, game);
        return game;
    }

    /// Returns true if the PGN text agrees with the stored key or the stored words. Otherwise some bytes of the record
    /// were overwritten, although its form is valid.
    static bool isOf(const LibraryGame& game, const QByteArray& key, const QString& words, const QByteArray& pgn) {
        return isKeyOf(key, game) || words.endsWith(QString::fromUtf8(pgn).toCaseFolded());
    }

    void addSeats(qint64 id, LibraryGame& game) const {
        const auto seats = seats_.find(id);
        if (seats == seats_.end()) return;
        for (const auto& [side, counts] : seats->second) {
            const auto place = static_cast<std::size_t>(side);
            if (place < game.seats.size()) setCounts(counts, game.seats[place]);
        }
    }

    QFile file_, log_;
    bool there_, logThere_;
    SqlitePages pages_;
    std::vector<Place> places_;
    std::map<qint64, std::vector<KeptSeat>> seats_;
    std::unordered_set<qint64> named_;  ///< ids of games that the file mentions and that have not been read yet
};

}  // namespace

SalvagedNumbers salvageGames(const QString& file, const std::function<bool(const LibraryGame&)>& keep) {
    return DamagedLibrary(file).salvage(keep);
}

}  // namespace rokada::ui
