// Index of the packed games of a collection for position searches. The packed games are in blocks of a separate table.
// Triggers note each changed game, so that it is packed again later. This works for changes by every version of the
// program.
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

/// Writes and searches the packed games of one database. Use it only on the thread of the database connection.
class GameIndex {
public:
    /// `connection` names an open database connection, which must outlive this object.
    explicit GameIndex(QString connection) : connection_(std::move(connection)) {}

    /// Creates missing tables, triggers and indexes. In a file of an earlier version, also marks all games for packing.
    /// Returns false on failure.
    bool makeTables();

    /// Packs games in the same transaction that has inserted them. `lastBefore` is the value of `lastNoted()` before
    /// the insertion. Games with an id up to `lastBefore` are left to `packSome`. Returns false on failure.
    bool add(const std::vector<std::pair<qint64, const LibraryGame*>>& games, qint64 lastBefore);
    /// Returns the error text of the database for the last error.
    [[nodiscard]] const QString& whatFailed() const { return failure_; }
    /// Returns true if an operation has failed since the last call because another program holds the database.
    [[nodiscard]] bool takeHeld() { return std::exchange(held_, false); }
    /// Returns the highest id of a game that must be packed again; 0 if no game must be packed.
    [[nodiscard]] qint64 lastNoted();
    /// Packs up to `most` of the games that must be packed again. Returns true if it has packed a game.
    bool packSome(int most);
    /// Returns the number of games that must be packed again.
    [[nodiscard]] int unprepared();

    /// Returns the games that match `wanted`, in ascending order of their ids. Returns nullopt if the search was
    /// stopped. Ignores deleted games.
    [[nodiscard]] std::optional<std::vector<FoundGame>> search(const PositionSearch& wanted, const SearchWatch& watch);
    /// Returns the moves played in `position` in the games on its board. Ignores deleted games.
    [[nodiscard]] MovesPlayed movesPlayed(const Position& position, const SearchWatch& watch);

private:
    using Visit = std::function<void(const PackedView&)>;

    bool execute(const QString& statement);
    /// Executes a prepared query, or `statement` with a new query. On failure, stores the error and returns false.
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
    /// Returns the bytes of a block; empty if the block cannot be read or is damaged. Sets `damaged_` if it is damaged.
    [[nodiscard]] QByteArray readBlock(qint64 id);
    /// Returns a block from memory, or reads it into memory. Precondition: no write transaction is open. A transaction
    /// that is rolled back frees the ids of its blocks, and other blocks can get them.
    [[nodiscard]] QByteArray keptBlock(qint64 id);
    /// Calls `visit` for each game on `board` that is not deleted. Returns false if the search was stopped.
    bool eachGame(const QString& board, const SearchWatch& watch, const Visit& visit);

    QString connection_;
    std::map<qint64, QByteArray> kept_;  ///< blocks in memory by id; the contents of a block never change
    qsizetype keptBytes_ = 0;
    bool damaged_ = false;
    QString failure_;
    bool held_ = false;
};

}  // namespace rokada::ui
