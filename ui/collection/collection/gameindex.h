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

namespace rokada::ui {

class CheckedQueries;

/// Builds and searches the packed games of one database. Use on the thread of its connection only.
class GameIndex {
public:
    /// `connection` names an open database connection. `queries` get the reasons of failures. Both must outlive this
    /// object.
    GameIndex(QString connection, CheckedQueries& queries) : connection_(std::move(connection)), queries_(queries) {}

    /// Creates missing tables, triggers and indexes. In a file of an earlier version, also marks all games for packing.
    /// Returns false on failure.
    bool makeTables();

    /// Packs games in the same transaction that has inserted them. `lastBefore` is the value of `lastNoted()` before
    /// the insertion. Games with an id up to `lastBefore` are left to `packSome`. Returns false on failure.
    bool add(const std::vector<std::pair<qint64, const LibraryGame*>>& games, qint64 lastBefore);
    /// Returns the highest id of a game that must be packed again, or 0 if there is none.
    [[nodiscard]] qint64 lastNoted();
    /// Packs at most `most` of the games that must be packed again. Returns true if some were packed. A failure is not
    /// noted, because `unindexed` still counts these games and a later call packs them.
    bool packSome(int most);
    /// Returns the number of games that must be packed again.
    [[nodiscard]] int unindexed();

    /// Returns the games that match `wanted`, in ascending order of their ids. Returns nullopt if the search was
    /// stopped. Ignores deleted games.
    [[nodiscard]] std::optional<std::vector<FoundGame>> search(const PositionSearch& wanted, const SearchWatch& watch);
    /// Returns the moves played in `position` in the games on its board. Ignores deleted games.
    [[nodiscard]] MovesPlayed movesPlayed(const Position& position, const SearchWatch& watch);

private:
    using Visit = std::function<void(const PackedView&)>;

    bool execute(const QString& statement);
    void rollBack();
    [[nodiscard]] bool anyNoted();
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
    CheckedQueries& queries_;
    std::map<qint64, QByteArray> kept_;  ///< blocks in memory; a block with a given id never changes
    qsizetype keptBytes_ = 0;
    bool damaged_ = false;
};

}  // namespace rokada::ui
