#include "collection/gameindex.h"

#include "collection/librarytables.h"
#include "collection/packedboard.h"
#include "database/patternscan.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Blocks of all searches together; what does not fit is read from the file again.
constexpr qsizetype MostKept = qsizetype{256} << 20;
/// Of changed games that a search itself packs before it looks.
constexpr int PackedAtOnce = 64;

QSqlQuery queryOf(const QString& connection, const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection));
    query.setForwardOnly(true);
    query.prepare(statement);
    return query;
}

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

}  // namespace

bool GameIndex::execute(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(connection_));
    return query.exec(statement) || fails(query);
}

/// False, after the reason was noted.
bool GameIndex::fails(const QSqlQuery& query) {
    failure_ = query.lastError().databaseText();
    held_ = held_ || saysHeld(query.lastError());
    return false;
}

std::unordered_set<qint64> GameIndex::deletedGames() {
    std::unordered_set<qint64> ids;
    QSqlQuery query = queryOf(connection_, QStringLiteral("SELECT id FROM games WHERE deleted != 0"));
    query.exec();
    while (query.next()) ids.insert(query.value(0).toLongLong());
    return ids;
}

std::vector<qint64> GameIndex::blocksOf(const QString& board) {
    std::vector<qint64> ids;
    QSqlQuery query = queryOf(connection_, QStringLiteral("SELECT id FROM blocks WHERE board = ? ORDER BY id"));
    query.addBindValue(board);
    query.exec();
    while (query.next()) ids.push_back(query.value(0).toLongLong());
    return ids;
}

QByteArray GameIndex::readBlock(qint64 id) {
    QSqlQuery query = queryOf(connection_, QStringLiteral("SELECT packed FROM blocks WHERE id = ?"));
    query.addBindValue(id);
    if (!query.exec() || !query.next()) return {};
    QByteArray bytes = query.value(0).toByteArray();
    if (PackedReader::whole(viewOf(bytes))) return bytes;
    damaged_ = true;
    return {};
}

QByteArray GameIndex::keptBlock(qint64 id) {
    const auto known = kept_.find(id);
    if (known != kept_.end()) return known->second;
    QByteArray bytes = readBlock(id);
    if (keptBytes_ + bytes.size() <= MostKept) {
        kept_[id] = bytes;
        keptBytes_ += bytes.size();
    }
    return bytes;
}

bool GameIndex::eachGame(const QString& board, const SearchWatch& watch, const Visit& visit) {
    const std::vector<qint64> blocks = blocksOf(board);
    for (auto kept = kept_.begin(); kept != kept_.end();) {
        const bool there = std::binary_search(blocks.begin(), blocks.end(), kept->first);
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
    std::sort(found.begin(), found.end(), [](const FoundGame& a, const FoundGame& b) { return a.id < b.id; });
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
    played.unprepared = unprepared();
    return played;
}

}  // namespace rokada::ui
