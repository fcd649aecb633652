// The library's file: an SQLite database that several windows may use at the same time. To be used on one thread.
#pragma once

#include "collection/librarygame.h"
#include "collection/statistics.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QLockFile;
class QSqlDatabase;
class QSqlQuery;

namespace rokada::ui {

class GameIndex;

/// A library could not be used as it was.
struct LibraryDamage {
    QString aside;     ///< the damaged file as it was
    int salvaged = 0;  ///< games that could still be read, and are in the library again
    int restored = 0;  ///< others, which were in the copy of the week
};

/// Where a library is, and whether it may be made there.
struct LibraryPlace {
    explicit LibraryPlace(QString in, QString called = QStringLiteral("library.sqlite"), bool made = true)
        : folder(std::move(in)), name(std::move(called)), make(made) {}
    [[nodiscard]] QString file() const;

    QString folder;
    QString name;
    bool make;
};

class LibraryStore {
public:
    /// Folder and file are made if they are not there and may be; opened when it is first needed.
    explicit LibraryStore(LibraryPlace place);
    explicit LibraryStore(const QString& folder) : LibraryStore(LibraryPlace(folder)) {}
    ~LibraryStore();
    LibraryStore(const LibraryStore&) = delete;
    LibraryStore& operator=(const LibraryStore&) = delete;

    /// False if there is no library: the folder cannot be written, or a newer program has made the file.
    bool open();
    /// What became of a damaged file, if there was one; reported once.
    [[nodiscard]] std::optional<LibraryDamage> takeDamage() { return std::exchange(damage_, std::nullopt); }
    /// Why the last thing that failed did, in the words of the database.
    [[nodiscard]] QString whatFailed() const { return failure_; }
    [[nodiscard]] QString file() const { return place_.file(); }
    /// For questions that others have; not before it is open.
    [[nodiscard]] QSqlDatabase database() const;

    /// Its number, which it has already if an equal one is there; 0 if it could not be kept. It replaces an earlier
    /// state, and no other game: another record of the same moves stays beside it.
    qint64 put(const LibraryGame& game, qint64 instead = 0);
    /// All or none; how many are new. Nothing if it failed.
    std::optional<int> put(const std::vector<LibraryGame>& games);
    /// The record was edited: what was counted for it, and its players, stay. False if it is gone.
    bool edit(qint64 id, const LibraryGame& game);
    /// The same with what was kept as this game was over, whatever has been written to its moves since then; its
    /// number. `dated` is the game as it would have been kept on another day. 0 if nothing is found.
    qint64 editKept(const LibraryGame& game, const std::function<LibraryGame(const QString& date)>& dated);
    [[nodiscard]] LibraryPage find(const LibraryQuery& query);
    /// All that are found, in the same order.
    [[nodiscard]] std::vector<qint64> ids(const LibraryQuery& query);
    /// A row for each of them.
    [[nodiscard]] std::vector<LibraryRow> rows(const std::vector<qint64>& ids);
    [[nodiscard]] QByteArray pgn(qint64 id);
    /// Deleted games are not found, and can be restored. They are removed for good with this store, or, if it
    /// had no time for that, when the file is opened next.
    bool setDeleted(const std::vector<qint64>& ids, bool deleted);

    /// What was played in a position, in games on the same board.
    [[nodiscard]] MovesPlayed movesPlayed(const Position& position, const SearchWatch& watch);
    /// Prepares some of the games that searches on the board do not know yet. True if there were any.
    bool prepareSome();

    /// Games that count, the oldest first.
    [[nodiscard]] std::vector<CountedGame> counted();
    /// They count no longer, and stay in the library.
    bool forgetStatistics();

private:
    struct Statements;

    bool connectTo();
    [[nodiscard]] bool damaged();
    [[nodiscard]] QString setAside();
    bool openWhole();
    bool startAgain();
    bool makeTables();
    void refill();
    int fillFrom(const QString& file);
    [[nodiscard]] QString copy() const;
    [[nodiscard]] QString lockOf(int window) const;
    [[nodiscard]] int ownWindow();
    bool drop(int window);
    void dropOrphans();
    void giveUpDeleted();
    void disconnectFrom();
    enum class Found { Nothing, Equal, Twin };
    qint64 putOne(const LibraryGame& game, Found& found);
    [[nodiscard]] std::pair<Found, qint64> lookUp(const LibraryGame& game);
    [[nodiscard]] std::vector<qint64> idsAmong(const LibraryQuery& query, const std::vector<qint64>* among);
    bool execute(const QString& statement);
    void rollBack();
    bool fails(const QSqlQuery& query);

    LibraryPlace place_;
    QString connection_;
    std::optional<LibraryDamage> damage_;
    QString failure_;
    std::unique_ptr<Statements> statements_;
    std::unique_ptr<GameIndex> index_;  ///< nullptr if it could not be made
    std::unique_ptr<QLockFile> lock_;
    int window_ = 0;  ///< its number among those that have deleted something; 0: it has not
    bool opened_ = false;
    bool refused_ = false;
};

}  // namespace rokada::ui
