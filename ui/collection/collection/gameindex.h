// Index for position searches. It stores the games of a collection in packed form, see `packedgame.h`. A block, which
// is one row of a table, contains packed games of one board: of one variant with the same rule options, see
// `packedboard.h`. Database triggers mark each new, changed or deleted game, so that it is packed later. They also work
// if an earlier version of the program changes the file.
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

/// Builds and searches the blocks of packed games of one database. Use it only on the thread of the connection.
class GameIndex {
public:
    /// `connection` is the name of an open database connection. Failures are noted in `queries`. Both must outlive this
    /// object.
    GameIndex(QString connection, CheckedQueries& queries) : connection_(std::move(connection)), queries_(queries) {}

    /// Creates missing tables, triggers and indexes. If the tables are new, marks all games for packing. Returns false
    /// on failure.
    bool makeTables();

    /// Packs new games in the transaction that has inserted them. `lastBefore` is the value of `lastNoted` before the
    /// insertion. Games with an id up to `lastBefore` are not packed here, but later by `packSome`. Returns false on
    /// failure.
    bool add(const std::vector<std::pair<qint64, const LibraryGame*>>& games, qint64 lastBefore);
    /// Returns the highest id of a game that is marked for packing; 0 if there is none.
    [[nodiscard]] qint64 lastNoted();
    /// Packs at most `most` of the games that are marked for packing. Returns true if it has packed any. A failure is
    /// not noted, because the games stay marked and a later call packs them.
    bool packSome(int most);
    /// Returns the number of games that are marked for packing. Searches do not find these games.
    [[nodiscard]] int unindexed();

    /// Returns the games that match `wanted`, in ascending order of their ids. Returns nullopt if `watch` stopped the
    /// search. Deleted games are not searched.
    [[nodiscard]] std::optional<std::vector<FoundGame>> search(const PositionSearch& wanted, const SearchWatch& watch);
    /// Returns the moves that the games of the same board have played in `position`. Deleted games do not count.
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
    /// Returns the bytes of a block. Returns an empty array if the block cannot be read, or is damaged; in the second
    /// case sets `damaged_`.
    [[nodiscard]] QByteArray readBlock(qint64 id);
    /// Returns a block from memory, or reads it and keeps it in memory. Precondition: no write transaction is open,
    /// because its rollback would give the ids of its blocks to other blocks.
    [[nodiscard]] QByteArray keptBlock(qint64 id);
    /// Calls `visit` for each game on `board` that is not deleted. Returns false if `watch` stopped the search.
    bool eachGame(const QString& board, const SearchWatch& watch, const Visit& visit);

    QString connection_;
    CheckedQueries& queries_;
    std::map<qint64, QByteArray> kept_;  ///< blocks kept in memory, by id; the content of a block never changes
    qsizetype keptBytes_ = 0;
    bool damaged_ = false;
};

}  // namespace rokada::ui
