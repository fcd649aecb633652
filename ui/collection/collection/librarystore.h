// The library's file: an SQLite database that several windows may use at the same time. To be used on one thread.
#pragma once

#include "collection/librarycopies.h"
#include "collection/librarygame.h"
#include "collection/statistics.h"

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <utility>

class QLockFile;
class QSqlDatabase;
class QSqlQuery;

namespace rokada::ui {

class GameIndex;

/// A library could not be used as it was.
struct LibraryDamage {
    QString file;      ///< of the library
    QString aside;     ///< the damaged file as it was
    int salvaged = 0;  ///< games that could still be read, and are in the library again
    int restored = 0;  ///< others, which were in the last copy
    /// Games that the damaged file names, and that are nowhere. Unknown if it may name games that were deleted.
    std::optional<int> lost;
};

/// What became of a library whose games were replaced by those of a copy.
struct Restored {
    int games = 0;
    QString aside;  ///< a file with the games that were there
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
    /// Other programs are waited for as long as this, in milliseconds.
    LibraryStore(LibraryPlace place, int patience);
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
    /// Whether something failed since this was asked last because another program holds the library. Nothing of that
    /// was done: it can be tried again.
    [[nodiscard]] bool takeHeld();
    [[nodiscard]] bool isHeld() const { return held_; }
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

    // --- copies
    /// Size of the copies, and who is told while one is made, and may stop it.
    void setCopyLimits(const CopyLimits& limits) { copyLimits_ = limits; }
    void setCopyWatch(SearchWatch watch) { copyWatch_ = std::move(watch); }
    /// Makes a copy if there is none of today and something was changed since the last one.
    void copyDaily();
    /// Why a copy could not be made that was due; reported once.
    [[nodiscard]] std::optional<CopyFailure> takeCopyFailure() { return std::exchange(copyFailure_, std::nullopt); }
    /// Under this name, whatever the limits are.
    [[nodiscard]] Copied saveCopy(const QString& to);
    [[nodiscard]] std::vector<LibraryCopy> copies() const;
    /// Replaces all games by those of a copy.
    [[nodiscard]] tl::expected<Restored, CopyFailure> restore(const QString& copy);

private:
    static constexpr int MostAside = 1000;

    struct Statements;
    /// Of games, since the last copy.
    struct Changes {
        bool unknown = false;  ///< there may be others
        qint64 from = std::numeric_limits<qint64>::max();
        std::set<qint64> ids;

        void note(qint64 id);
        void noteNew(qint64 id);
        [[nodiscard]] bool concern(const std::vector<qint64>& touched) const;
        [[nodiscard]] bool any() const;
    };
    enum class Check { Sound, Damaged, Unknown };

    bool connectTo();
    [[nodiscard]] bool openAll();
    [[nodiscard]] Check check(const QSqlDatabase& database);
    [[nodiscard]] Check checkReading();
    [[nodiscard]] bool emptied() const;
    [[nodiscard]] QString setAside();
    bool openWhole();
    bool startAgain();
    bool makeTables();
    void refill();
    std::vector<qint64> fillFrom(const QString& file, int& added, std::optional<std::vector<qint64>>& lost);
    void lookForCopies();
    void copyBeforeRemoval(const std::vector<qint64>& ids);
    void copyBeforeRewriting(qint64 id);
    [[nodiscard]] bool hasCopyOfToday() const;
    void makeCopy();
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
    /// Executes a prepared query, or a statement with a new one. False, and the reason is noted, if that failed.
    bool run(QSqlQuery& query);
    bool run(QSqlQuery& query, const QString& statement);
    void noteFailure(const QSqlQuery& query);

    LibraryPlace place_;
    QString connection_;
    std::optional<LibraryDamage> damage_;
    QString failure_;
    std::unique_ptr<Statements> statements_;
    std::unique_ptr<GameIndex> index_;  ///< nullptr if it could not be made
    std::unique_ptr<QLockFile> lock_;
    int window_ = 0;  ///< its number among those that have deleted something; 0: it has not
    int patience_;
    bool opened_ = false;
    bool refused_ = false;
    bool held_ = false;
    CopyLimits copyLimits_;
    SearchWatch copyWatch_;
    std::optional<CopyFailure> copyFailure_;
    Changes changes_;
    QDateTime lastCopy_;
    bool gaveUp_ = false;  ///< no copy could be made: only before a removal it is tried again
};

}  // namespace rokada::ui
