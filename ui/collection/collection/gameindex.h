// The packed games of a collection: blocks in a table of its own. What changes is noted by triggers and packed again a
// little later, so that every version of the program and every way in keeps them right.
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

class GameIndex {
public:
    /// Of the database of this connection, which must outlive it.
    explicit GameIndex(QString connection) : connection_(std::move(connection)) {}

    /// Makes what is missing, also in a file of an earlier version, whose games are then to be packed. False if it
    /// fails.
    bool makeTables();

    /// Games that have just been inserted, in one transaction with that. `lastBefore` is what `lastNoted` was before.
    bool add(const std::vector<std::pair<qint64, const LibraryGame*>>& games, qint64 lastBefore);
    /// Why that failed, in the words of the database.
    [[nodiscard]] const QString& whatFailed() const { return failure_; }
    /// Whether something failed since this was asked last because another program holds the database.
    [[nodiscard]] bool takeHeld() { return std::exchange(held_, false); }
    /// The highest number of a game that is to be packed again; 0 if there is none.
    [[nodiscard]] qint64 lastNoted();
    /// Packs so many of those that are to be. True if there was something to do and it was done.
    bool packSome(int most);
    /// How many games are not packed as they are.
    [[nodiscard]] int unprepared();

    /// By number. Nothing if it was stopped.
    [[nodiscard]] std::optional<std::vector<FoundGame>> search(const PositionSearch& wanted, const SearchWatch& watch);
    [[nodiscard]] MovesPlayed movesPlayed(const Position& position, const SearchWatch& watch);

private:
    using Visit = std::function<void(const PackedView&)>;

    bool execute(const QString& statement);
    /// Executes a prepared query, or a statement with a new one. False, and the reason is noted, if that failed.
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
    /// Empty, and the damage noted, if it is not as it was written.
    [[nodiscard]] QByteArray readBlock(qint64 id);
    /// The same from memory. Not in a transaction that writes: its numbers may come again if it fails.
    [[nodiscard]] QByteArray keptBlock(qint64 id);
    /// False if it was stopped.
    bool eachGame(const QString& board, const SearchWatch& watch, const Visit& visit);

    QString connection_;
    std::map<qint64, QByteArray> kept_;  ///< blocks in memory; one is never changed under its number
    qsizetype keptBytes_ = 0;
    bool damaged_ = false;
    QString failure_;
    bool held_ = false;
};

}  // namespace rokada::ui
