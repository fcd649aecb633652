// Index of the packed games of a collection. Packed games are stored in blocks, in a separate table. Triggers note each
// changed game, and it is packed again later; this works for changes by every version of the program.
#pragma once

#include "collection/librarygame.h"
#include "collection/positionsearch.h"
#include "database/packedblock.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>
#include <utility>
#include <vector>

class QSqlQuery;

namespace rokada::ui {

/// Builds and searches the packed games of one database. Use on the thread of its connection only.
class GameIndex {
public:
    /// `connection` names an open database connection, which must outlive this object.
    explicit GameIndex(QString connection) : connection_(std::move(connection)) {}

    /// Creates missing tables, triggers and indexes. In a file of an earlier version, also marks all games for packing.
    /// Returns false on failure.
    bool makeTables();

    /// Packs games that have just been inserted, in the same transaction. `lastBefore` is the value of `lastNoted()`
    /// before the insertion; games with an id up to it are left to `packSome`. Returns false on failure.
    bool add(const std::vector<std::pair<qint64, const LibraryGame*>>& games, qint64 lastBefore);
    /// Returns the database's text of the last error.
    [[nodiscard]] const QString& whatFailed() const { return failure_; }
    /// Returns true if an operation has failed since the last call because another program holds the database.
    [[nodiscard]] bool takeHeld() { return std::exchange(held_, false); }
    /// Returns the highest id of a game that must be packed again, or 0 if there is none.
    [[nodiscard]] qint64 lastNoted();
    /// Packs at most `most` of the games that must be packed again. Returns true if some were packed.
    bool packSome(int most);
    /// Returns the number of games whose current state is not packed.
    [[nodiscard]] int unprepared();

    /// Returns the games that match `wanted`, in ascending order of ids, or nullopt if the search was stopped. Deleted
    /// games are ignored.
    [[nodiscard]] std::optional<std::vector<FoundGame>> search(const PositionSearch& wanted, const SearchWatch& watch);
    /// Counts the moves played in `position`, in games on the same board. Deleted games are ignored.
    [[nodiscard]] MovesPlayed movesPlayed(const Position& position, const SearchWatch& watch);

private:
    using Visit = std::function<void(const PackedView&)>;

    bool execute(const QString& statement);
    /// Executes a prepared query, or `statement` with a new query. On failure, notes the error and returns false.
    bool run(QSqlQuery& query);
    bool run(QSqlQuery& query, const QString& statement);
    void noteFailure(const QSqlQuery& query);
    [[nodiscard]] bool insertBlock(const QString& board, const std::vector<PackedView>& games);
    [[nodiscard]] bool removeGames(const std::set<qint64>& ids);
    [[nodiscard]] bool packNoted(int most, int& done);
    [[nodiscard]] bool packAgain(const std::vector<qint64>& ids);
    [[nodiscard]] bool joinBlocks();
    bool startAgain();
    [[nodiscard]] std::unordered_set<qint64> deletedGames();
    [[nodiscard]] std::vector<qint64> blocksOf(const QString& board);
    /// Returns the bytes of a block; empty if it cannot be read or is damaged. Sets `damaged_` for a damaged block.
    [[nodiscard]] QByteArray readBlock(qint64 id);
    /// Returns the block from memory, or reads it. Precondition: no write transaction is open, because ids of a
    /// transaction that is rolled back are used again.
    [[nodiscard]] QByteArray keptBlock(qint64 id);
    /// Calls `visit` for each game on `board` that is not deleted. Returns false if the search was stopped.
    bool eachGame(const QString& board, const SearchWatch& watch, const Visit& visit);

    QString connection_;
    std::map<qint64, QByteArray> kept_;  ///< blocks in memory; a block with a given id never changes
    qsizetype keptBytes_ = 0;
    bool damaged_ = false;
    QString failure_;
    bool held_ = false;
};

}  // namespace rokada::ui
