#include "collection/gameindex.h"

#include "collection/checkedqueries.h"
#include "collection/compression.h"
#include "collection/packedboard.h"
#include "collection/storedrecord.h"
#include "database/patternscan.h"
#include "files/threadrulebookcache.h"
#include "record/pgnreader.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Maximum size of all blocks kept in memory, in bytes. Other blocks are read from the file in each search.
constexpr qsizetype MaxKept = qsizetype{256} << 20;
/// Maximum number of new or changed games that a search packs before it starts.
constexpr int PackedAtOnce = 64;

QSqlQuery queryOf(const QString& connection, const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection));
    query.setForwardOnly(true);
    query.prepare(statement);
    return query;
}

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

/// A block (a table row with packed games of one `PackedBoard`) is small if it has fewer than `SmallBlock` games. The
/// small blocks of a board are joined into one block if there are at least `ManySmallBlocks` of them.
constexpr int SmallBlock = 2048;
constexpr std::size_t ManySmallBlocks = 32;

QSqlQuery statementOf(const QString& connection, const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection));
    query.prepare(statement);
    return query;
}

/// Returns the games of a block as views into `bytes`, which must outlive them.
std::vector<PackedView> gamesIn(const QByteArray& bytes) {
    std::vector<PackedView> games;
    PackedReader reader({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    for (PackedView game; reader.next(game);) games.push_back(game);
    return games;
}

LibraryGame readGame(const QByteArray& pgn) {
    PgnSplitter splitter;
    splitter.feed({pgn.constData(), static_cast<std::size_t>(pgn.size())});
    splitter.finish();
    const auto text = splitter.take();
    return text ? libraryGame(readPgn(*text, threadRulebookCache()), {}) : LibraryGame();
}

}  // namespace

bool GameIndex::execute(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    return queries_.run(query, statement);
}

/// Rolls back the transaction. Ignores errors, because after most failures SQLite has already rolled back.
void GameIndex::rollBack() { QSqlQuery(QSqlDatabase::database(connection_)).exec(QStringLiteral("ROLLBACK")); }

/// Returns true if the table `packing` contains a game: a new or changed game that must be packed.
bool GameIndex::anyNoted() {
    QSqlQuery query = statementOf(connection_, QStringLiteral("SELECT 1 FROM packing LIMIT 1"));
    return queries_.run(query) && queries_.next(query);
}

std::unordered_set<qint64> GameIndex::deletedGames() {
    std::unordered_set<qint64> ids;
    QSqlQuery query = queryOf(connection_, QStringLiteral("SELECT id FROM games WHERE deleted != 0"));
    queries_.run(query);
    while (queries_.next(query)) ids.insert(query.value(0).toLongLong());
    return ids;
}

std::vector<qint64> GameIndex::blocksOf(const QString& board) {
    std::vector<qint64> ids;
    QSqlQuery query = queryOf(connection_, QStringLiteral("SELECT id FROM blocks WHERE board = ? ORDER BY id"));
    query.addBindValue(board);
    queries_.run(query);
    while (queries_.next(query)) ids.push_back(query.value(0).toLongLong());
    return ids;
}

QByteArray GameIndex::readBlock(qint64 id) {
    QSqlQuery query = queryOf(connection_, QStringLiteral("SELECT packed FROM blocks WHERE id = ?"));
    query.addBindValue(id);
    if (!queries_.run(query) || !queries_.next(query)) return {};
    auto bytes = decompressed(query.value(0).toByteArray());
    if (bytes && PackedReader::whole(viewOf(*bytes))) return *std::move(bytes);
    damaged_ = true;
    return {};
}

QByteArray GameIndex::keptBlock(qint64 id) {
    const auto known = kept_.find(id);
    if (known != kept_.end()) return known->second;
    QByteArray bytes = readBlock(id);
    if (!bytes.isEmpty() && keptBytes_ + bytes.size() <= MaxKept) {
        kept_[id] = bytes;
        keptBytes_ += bytes.size();
    }
    return bytes;
}

bool GameIndex::eachGame(const QString& board, const SearchWatch& watch, const Visit& visit) {
    const std::vector<qint64> blocks = blocksOf(board);
    for (auto kept = kept_.begin(); kept != kept_.end();) {
        const bool there = std::ranges::binary_search(blocks, kept->first);
        if (!there) keptBytes_ -= kept->second.size();
        kept = there ? std::next(kept) : kept_.erase(kept);
    }
    const std::unordered_set<qint64> deleted = deletedGames();
    std::size_t done = 0;
    for (const qint64 id : blocks) {
        if (watch.stop.stop_requested()) return false;
        const QByteArray bytes = keptBlock(id);
        PackedReader reader(viewOf(bytes));
        for (PackedView game; reader.next(game);) {
            if (deleted.empty() || deleted.count(game.head.id) == 0) visit(game);
        }
        if (watch.progress) watch.progress(static_cast<int>(++done * 100 / blocks.size()));
    }
    if (damaged_) startAgain();
    return true;
}

std::optional<std::vector<FoundGame>> GameIndex::search(const PositionSearch& wanted, const SearchWatch& watch) {
    const PackedBoard& board = packedBoard(wanted.book->variant());
    packSome(PackedAtOnce);
    const PatternScan pattern(board.rules, wanted.pattern);
    const SequenceScan sequence(board.rules, *board.book, wanted.sequence);
    const bool anyPosition = wanted.pattern.empty(), anyMoves = wanted.sequence.empty();
    std::vector<FoundGame> found;
    const bool whole = eachGame(board.key, watch, [&](const PackedView& game) {
        const auto at = anyPosition ? std::optional(0) : pattern.find(game);
        if (!at) return;
        const auto from = anyMoves ? at : sequence.find(game);
        if (from) found.push_back({game.head.id, anyPosition ? *from : *at});
    });
    if (!whole) return std::nullopt;
    std::ranges::sort(found, {}, &FoundGame::id);
    return found;
}

MovesPlayed GameIndex::movesPlayed(const Position& position, const SearchWatch& watch) {
    const PackedBoard& board = packedBoard(position.book().variant());
    packSome(PackedAtOnce);
    MoveTree tree(board.rules, position);
    MovesPlayed played;
    played.stopped = !eachGame(board.key, watch, [&](const PackedView& game) { tree.add(game); });
    played.games = tree.games();
    played.moves = tree.moves();
    played.unindexed = unindexed();
    return played;
}

// --- packing of games: during an import, after a change, and in a file of an earlier version

bool GameIndex::makeTables() {
    QSqlQuery tables = statementOf(connection_, QStringLiteral("SELECT 1 FROM sqlite_master WHERE name = 'blocks'"));
    if (!queries_.run(tables)) return false;
    if (queries_.next(tables)) return true;
    tables.finish();
    if (!execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    const char* const statements[]{
        // Long ones go on in the next line. NOLINTNEXTLINE(bugprone-suspicious-missing-comma)
        "CREATE TABLE blocks (id INTEGER PRIMARY KEY AUTOINCREMENT, board TEXT, first INTEGER, last INTEGER, games "
        "INTEGER, packed BLOB)",
        "CREATE TABLE packing (game INTEGER PRIMARY KEY)",
        "CREATE TRIGGER packing_new AFTER INSERT ON games BEGIN INSERT OR IGNORE INTO packing VALUES (new.id); END",
        "CREATE TRIGGER packing_changed AFTER UPDATE OF pgn ON games BEGIN INSERT OR IGNORE INTO packing VALUES "
        "(new.id); END",
        "CREATE TRIGGER packing_gone AFTER DELETE ON games BEGIN INSERT OR IGNORE INTO packing VALUES (old.id); END",
        "ALTER TABLE games ADD COLUMN eco TEXT", "ALTER TABLE games ADD COLUMN named TEXT",
        // With these indexes, neither the list sorted by date nor the search for deleted games reads the table of
        // games.
        "CREATE INDEX shown_by_date ON games (date) WHERE deleted = 0",
        "CREATE INDEX deleted_games ON games (id) WHERE deleted != 0", "DROP INDEX IF EXISTS by_date",
        "INSERT INTO packing SELECT id FROM games", "COMMIT"};
    if (std::ranges::all_of(statements, [this](const char* statement) { return execute(QLatin1String(statement)); }))
        return true;
    // Another window may have created the tables at the same time, so that the statements failed.
    rollBack();
    return queries_.run(tables) && queries_.next(tables);
}

qint64 GameIndex::lastNoted() {
    QSqlQuery query = statementOf(connection_, QStringLiteral("SELECT max(game) FROM packing"));
    return queries_.run(query) && queries_.next(query) ? query.value(0).toLongLong() : 0;
}

int GameIndex::unindexed() {
    QSqlQuery query = statementOf(connection_, QStringLiteral("SELECT count(*) FROM packing"));
    return queries_.run(query) && queries_.next(query) ? query.value(0).toInt() : 0;
}

bool GameIndex::insertBlock(const QString& board, const std::vector<PackedView>& games) {
    if (games.empty()) return true;
    PackedWriter writer;
    qint64 first = games.front().head.id, last = first;
    for (const PackedView& game : games) {
        writer.add(game);
        first = std::min<qint64>(first, game.head.id);
        last = std::max<qint64>(last, game.head.id);
    }
    const std::string& bytes = writer.finished();
    QSqlQuery query = statementOf(
        connection_, QStringLiteral("INSERT INTO blocks (board, first, last, games, packed) VALUES (?, ?, ?, ?, ?)"));
    for (const QVariant& value :
         {QVariant(board), QVariant(first), QVariant(last), QVariant(static_cast<int>(games.size())),
          QVariant(compressed(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()))))})
        query.addBindValue(value);
    return queries_.run(query);
}

bool GameIndex::add(const std::vector<std::pair<qint64, const LibraryGame*>>& games, qint64 lastBefore) {
    std::map<QString, std::vector<PackedView>> byBoard;
    for (const auto& [id, game] : games) {
        // An earlier game with this id may have been deleted and may still be in a block. `packSome` replaces it.
        if (id <= lastBefore) continue;
        PackedView view{game->packed.head, game->packed.moves};
        view.head.id = id;
        if (!game->board.isEmpty()) byBoard[game->board].push_back(view);
    }
    return execute(QStringLiteral("DELETE FROM packing WHERE game > %1").arg(lastBefore)) &&
           std::ranges::all_of(byBoard, [this](const auto& each) { return insertBlock(each.first, each.second); }) &&
           joinBlocks();
}

/// Removes these games from their blocks. A block never changes, so each block that contains one of them is replaced by
/// a new block without them. Returns false on failure.
bool GameIndex::removeGames(const std::set<qint64>& ids) {
    std::map<qint64, QString> old;
    QSqlQuery touched =
        statementOf(connection_, QStringLiteral("SELECT id, board FROM blocks WHERE first <= ? AND last >= ?"));
    for (const qint64 id : ids) {
        touched.bindValue(0, id);
        touched.bindValue(1, id);
        if (!queries_.run(touched)) return false;
        while (queries_.next(touched)) old[touched.value(0).toLongLong()] = touched.value(1).toString();
    }
    for (const auto& [id, board] : old) {
        const QByteArray bytes = readBlock(id);
        std::vector<PackedView> games = gamesIn(bytes);
        const auto removed = std::erase_if(games, [&](const PackedView& game) { return ids.count(game.head.id) > 0; });
        if (removed == 0) continue;
        if (!execute(QStringLiteral("DELETE FROM blocks WHERE id = %1").arg(id)) || !insertBlock(board, games))
            return false;
    }
    return true;
}

bool GameIndex::packAgain(const std::vector<qint64>& ids) {
    std::map<QString, std::vector<PackedView>> byBoard;
    std::vector<LibraryGame> games;
    games.reserve(ids.size());
    QSqlQuery text = statementOf(connection_, QStringLiteral("SELECT pgn, date FROM games WHERE id = ?"));
    QSqlQuery name =
        statementOf(connection_, QStringLiteral("UPDATE games SET eco = ?, named = ? WHERE id = ? AND form IS NULL"));
    for (const qint64 id : ids) {
        text.bindValue(0, id);
        if (!queries_.run(text)) return false;
        if (!queries_.next(text)) continue;
        // A damaged text must not keep the other games from being packed. The user learns of it on opening the game.
        const auto pgn = storedPgn(text.value(0).toByteArray());
        if (!pgn) continue;
        LibraryGame& game = games.emplace_back(readGame(*pgn));
        game.packed.head.year = static_cast<std::uint16_t>(text.value(1).toString().left(4).toUInt());
        PackedView view{game.packed.head, game.packed.moves};
        view.head.id = id;
        if (!game.board.isEmpty()) byBoard[game.board].push_back(view);
        name.bindValue(0, game.eco);
        name.bindValue(1, game.named);
        name.bindValue(2, id);
        if (!queries_.run(name)) return false;
    }
    return std::ranges::all_of(byBoard, [this](const auto& each) { return insertBlock(each.first, each.second); });
}

bool GameIndex::packNoted(int most, int& done) {
    std::vector<qint64> ids;
    QSqlQuery noted = statementOf(connection_, QStringLiteral("SELECT game FROM packing ORDER BY game LIMIT ?"));
    noted.bindValue(0, most);
    if (!queries_.run(noted)) return false;
    while (queries_.next(noted)) ids.push_back(noted.value(0).toLongLong());
    noted.finish();
    done = static_cast<int>(ids.size());
    if (ids.empty()) return true;
    return removeGames({ids.begin(), ids.end()}) && packAgain(ids) &&
           execute(QStringLiteral("DELETE FROM packing WHERE game <= %1").arg(ids.back())) && joinBlocks();
}

bool GameIndex::packSome(int most) {
    const OptionalQueries optional(queries_);
    queries_.forget();
    if (!anyNoted() || !execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    int done = 0;
    // Commit only if every query succeeded. Otherwise a game that could not be read would stay without a block, because
    // it is no longer marked for packing.
    const bool packed = packNoted(most, done) && !queries_.failure() && execute(QStringLiteral("COMMIT"));
    if (!packed) rollBack();
    if (damaged_) startAgain();
    return packed && done > 0;
}

/// Joins the small blocks of each board that has at least `ManySmallBlocks` of them. Many imports make many small
/// blocks, and one large block is read faster. Returns false on failure.
bool GameIndex::joinBlocks() {
    std::map<QString, std::vector<qint64>> small;
    QSqlQuery query =
        statementOf(connection_, QStringLiteral("SELECT board, id FROM blocks WHERE games < %1").arg(SmallBlock));
    if (!queries_.run(query)) return false;
    while (queries_.next(query)) small[query.value(0).toString()].push_back(query.value(1).toLongLong());
    query.finish();
    for (const auto& [board, ids] : small) {
        if (ids.size() < ManySmallBlocks) continue;
        std::vector<QByteArray> blocks;
        std::vector<PackedView> games;
        for (const qint64 id : ids) {
            blocks.push_back(readBlock(id));
            if (blocks.back().isEmpty() && !damaged_) return false;
            const std::vector<PackedView> more = gamesIn(blocks.back());
            games.insert(games.end(), more.begin(), more.end());
            if (!execute(QStringLiteral("DELETE FROM blocks WHERE id = %1").arg(id))) return false;
        }
        if (!insertBlock(board, games)) return false;
    }
    return true;
}

/// Called after a damaged block was found. Deletes all blocks and marks all games for packing. Returns false on
/// failure.
bool GameIndex::startAgain() {
    damaged_ = false;
    kept_.clear();
    keptBytes_ = 0;
    if (!execute(QStringLiteral("BEGIN IMMEDIATE"))) return false;
    const bool done = execute(QStringLiteral("DELETE FROM blocks")) &&
                      execute(QStringLiteral("INSERT OR IGNORE INTO packing SELECT id FROM games"));
    if (done && execute(QStringLiteral("COMMIT"))) return true;
    rollBack();
    return false;
}

}  // namespace rokada::ui
