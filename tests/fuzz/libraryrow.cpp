// Fuzz target for rows of the library database with arbitrary values and types. The library must find, show, count,
// index and salvage these games.
#include "parts.h"
#include "targets.h"
#include "windowparts.h"

#include "collection/libraryduplicates.h"
#include "collection/librarysalvage.h"
#include "collection/librarystore.h"
#include "database/packedblock.h"
#include "text/positiontext.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace rokada::fuzz {

namespace {

using namespace ui;

// ASCII control characters that separate rows and values.
constexpr char RowEnd = '\x1D', ValueEnd = '\x1F';
constexpr int MaxRows = 24;

std::string_view takeUpTo(char end, std::string_view& text) {
    const std::size_t at = std::min(text.find(end), text.size());
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

/// Returns a block of packed games with a valid checksum, made from arbitrary bytes.
QByteArray soundBlock(std::string_view games) {
    const std::string block = std::string(8, '\0') + std::string(games);
    PackedWriter writer;
    PackedReader reader(block);
    for (PackedView game; reader.next(game);) writer.add(game);
    return QByteArray::fromStdString(writer.finished());
}

/// Converts text to a value. The first character selects the type of the value.
QVariant valueOf(std::string_view text) {
    if (text.empty()) return {};
    const std::string_view rest = text.substr(1);
    const QByteArray bytes(rest.data(), static_cast<qsizetype>(rest.size()));
    switch (text.front()) {
        case 'i': return bytes.toLongLong();
        case 'r': return bytes.toDouble();
        case 't': return QString::fromUtf8(bytes);
        case 'b': return bytes;
        case 'p': return soundBlock(rest);
        default: return {};
    }
}

struct Table {
    char mark;
    const char* into;
    int columns;
};
constexpr std::array tables{
    Table{'G',
          "games (id, key, game, date, event, result, plies, opening, players, words, pgn, counted, white, black, "
          "whiteelo, blackelo, round, eco, named, deleted)",
          20},
    Table{'S', "seats (game, side, name, folded, level, team, half, moves, thought, hints)", 10},
    Table{'B', "blocks (board, first, last, games, packed)", 5},
    Table{'P', "packing (game)", 1},
};

QSqlQuery prepared(const QSqlDatabase& database, const QString& statement) {
    QSqlQuery query(database);
    expect(query.prepare(statement), "the database understands");
    return query;
}

/// Fills and empties the tables of the library. Each SQL statement is prepared once, because preparing is slower than
/// executing.
class Filler {
public:
    explicit Filler(const QSqlDatabase& database)
        : begin_(prepared(database, QStringLiteral("BEGIN"))), commit_(prepared(database, QStringLiteral("COMMIT"))) {
        for (const Table& table : tables) {
            const QLatin1String into(table.into);
            const QStringList places(table.columns, QStringLiteral("?"));
            inserts_.push_back(prepared(
                database,
                QStringLiteral("INSERT OR IGNORE INTO %1 VALUES (%2)").arg(into, places.join(QLatin1Char(',')))));
            deletes_.push_back(
                prepared(database, QStringLiteral("DELETE FROM %1").arg(into.left(into.indexOf(QLatin1Char(' '))))));
        }
    }

    void fill(std::string_view rows) {
        execute(begin_);
        for (int i = 0; i < MaxRows && !rows.empty(); ++i) insert(takeUpTo(RowEnd, rows));
        execute(commit_);
    }

    void empty() {
        execute(begin_);
        for (QSqlQuery& all : deletes_) execute(all);
        execute(commit_);
    }

private:
    static void execute(QSqlQuery& query) { expect(query.exec(), "the database works"); }

    /// Inserts a row. A row that the database rejects is skipped.
    void insert(std::string_view row) {
        if (row.empty()) return;
        const auto table = std::ranges::find(tables, row.front(), &Table::mark);
        if (table == tables.end()) return;
        row.remove_prefix(1);
        QSqlQuery& query = inserts_[static_cast<std::size_t>(table - tables.begin())];
        for (int i = 0; i < table->columns; ++i) query.bindValue(i, valueOf(takeUpTo(ValueEnd, row)));
        query.exec();
        query.finish();
    }

    QSqlQuery begin_;
    QSqlQuery commit_;
    std::vector<QSqlQuery> inserts_;
    std::vector<QSqlQuery> deletes_;
};

std::size_t countOf(const QSqlDatabase& database, const char* question) {
    QSqlQuery query(database);
    expect(query.exec(QLatin1String(question)) && query.next(), "the database answers");
    return static_cast<std::size_t>(query.value(0).toLongLong());
}

/// Checks that a sorted list contains every game, and that each listed game has its row. Then runs one other query.
/// `turn` selects the order and the query, so that different inputs try different ones.
void look(LibraryStore& store, std::size_t turn) {
    constexpr std::size_t Orders = static_cast<std::size_t>(LibraryOrder::Hints) + 1;
    constexpr std::array words{"a", "100%", "1/2"};
    const std::size_t games = countOf(store.database(), "SELECT count(*) FROM games WHERE deleted = 0");
    const LibraryPage page = store.find({.order = LibraryOrder(turn % Orders), .descending = turn / Orders % 2 == 0});
    expect(page.ids.size() == games, "every game is found in every order");
    for (std::size_t i = 0; i < page.rows.size(); ++i) expect(page.rows[i].id == page.ids[i], "every game has its row");
    const QLatin1String sought(words[turn % words.size()]);
    switch (turn % 4) {
        case 0: static_cast<void>(store.find({.words = sought})); break;
        case 1: static_cast<void>(store.find({.player = sought, .from = QStringLiteral("2000")})); break;
        case 2: static_cast<void>(talliesOf(store.counted())); break;
        default: static_cast<void>(duplicatesIn(store)); break;
    }
}

MovesPlayed preparedAndCounted(LibraryStore& store) {
    int steps = 0;
    while (store.indexSome()) expect(++steps <= MaxRows, "preparing games ends");
    return store.movesPlayed(startPosition(*rulesNamed("chess")), {});
}

/// Packs all games for searches by position. Counting the games of a position detects damaged blocks of packed games.
/// The games of these blocks are then packed again.
void prepare(LibraryStore& store) {
    MovesPlayed played = preparedAndCounted(store);
    if (played.unindexed > 0) played = preparedAndCounted(store);
    expect(!played.stopped && played.unindexed == 0, "every game is prepared");
}

LibraryStore& library() {
    const QString& folder = scratchFolder();
    // Static objects are destroyed in reverse order of their creation. The two calls create the static objects of Qt's
    // database module, which must outlive the library.
    static const QStringList others = QSqlDatabase::connectionNames();
    static const QSqlQuery none;
    static LibraryStore store(folder);
    expect(store.open(), "there is a library");
    return store;
}

}  // namespace

int libraryrow::testOneInput(std::string_view input) {
    const std::size_t turn = input.size();
    LibraryStore& store = library();
    static Filler filler(store.database());
    filler.fill(input);
    look(store, turn);
    prepare(store);
    int salvaged = 0;
    // Salvaging opens a second connection, which takes half as long as all other steps. Therefore only every third
    // input is salvaged.
    if (turn % 3 == 0) salvageGames(store.file(), [&](const LibraryGame&) { return ++salvaged < MaxRows; });
    filler.empty();
    return 0;
}

}  // namespace rokada::fuzz
