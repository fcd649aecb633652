// SQLite database of a library, which contains the games of one collection. Several windows and programs can use the
// same file. Use each object only on one thread.
#pragma once

#include "collection/checkedqueries.h"
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

class EarlierGames;
class GameIndex;
class GameRows;
class WordFinder;
struct SalvagedNumbers;

/// Report on a damaged library file, which was renamed and replaced by a new one.
struct LibraryDamage {
    QString file;      ///< name of the library file
    QString aside;     ///< new name of the damaged file
    int salvaged = 0;  ///< number of games that were read from the damaged file
    int restored = 0;  ///< number of further games that were taken from the last automatic copy
    /// Number of games that the damaged file mentions but that were not recovered. Nullopt if it is unknown: some of
    /// them may have been deleted by the user.
    std::optional<int> lost;
};

/// Result of replacing the games of a library by the games of a copy.
struct Restored {
    int games = 0;
    QString aside;  ///< file to which the previous games were saved
};

/// Folder and file name of a library. If `make` is true, a missing folder or file is created.
struct LibraryPlace {
    explicit LibraryPlace(QString in, QString called = QStringLiteral("library.sqlite"), bool made = true)
        : folder(std::move(in)), name(std::move(called)), make(made) {}
    /// Returns the path of the library file.
    [[nodiscard]] QString file() const;

    QString folder;
    QString name;
    bool make;
};

/// Stores, finds, deletes and copies the games of one library file.
class LibraryStore {
public:
    /// Does not open the file yet; `open` and all operations open it. `place` says whether a missing file is created.
    explicit LibraryStore(LibraryPlace place);
    /// Like the first constructor. `busyTimeout` is the time to wait while another program has locked the file, in
    /// milliseconds.
    LibraryStore(LibraryPlace place, int busyTimeout);
    explicit LibraryStore(const QString& folder) : LibraryStore(LibraryPlace(folder)) {}
    ~LibraryStore();
    LibraryStore(const LibraryStore&) = delete;
    LibraryStore& operator=(const LibraryStore&) = delete;

    /// Opens the library unless it is open. Returns false if the file cannot be used, or if it was made by a newer
    /// version of the program. A damaged file is replaced only if its readable games can be stored in a new file. After
    /// a failure, later calls try again only if another program had locked the file, or after `tryAgain`.
    bool open();
    /// Allows `open` to try again after a failure.
    void tryAgain() { refusal_.reset(); }
    /// Returns the report on a damaged file in the first call after its replacement, then nullopt.
    [[nodiscard]] std::optional<LibraryDamage> takeDamage() { return std::exchange(damage_, std::nullopt); }
    /// Returns the error text of the last failure since `forgetFailure`; nullopt if no operation has failed.
    [[nodiscard]] const std::optional<QString>& failure() const { return queries_.failure(); }
    /// Returns the text of `failure`; empty if no operation has failed.
    [[nodiscard]] QString errorString() const { return failure().value_or(QString()); }
    void forgetFailure() { queries_.forget(); }
    /// Returns true if an operation has failed since the last call because another program has locked the library. This
    /// operation had no effect and can be repeated.
    [[nodiscard]] bool takeHeld() { return queries_.takeHeld(); }
    /// Returns the value of `takeHeld` without resetting it.
    [[nodiscard]] bool isHeld() const { return queries_.isHeld(); }
    [[nodiscard]] QString file() const { return place_.file(); }
    /// Returns the open connection. Precondition: the library is open.
    [[nodiscard]] QSqlDatabase database() const;
    /// Returns the object that executes queries and notes their failures. Use it for all queries of this database.
    [[nodiscard]] CheckedQueries& queries() { return queries_; }

    /// Stores a game and returns its id; 0 on failure. If an equal record is already stored, returns its id. A
    /// different record of the same game is stored in addition. If `instead` is not 0, removes the game with this id in
    /// the same transaction.
    qint64 put(const LibraryGame& game, qint64 instead = 0);
    /// Stores all games, or none if a failure occurs. Returns the number of new games; nullopt on failure.
    std::optional<int> put(const std::vector<LibraryGame>& games);
    /// Replaces the record of the game `id`. Two things stay unchanged: the data of its players, and whether it counts
    /// in the statistics. Returns false on failure, and if the game no longer exists.
    bool edit(qint64 id, const LibraryGame& game);
    /// Finds the stored record of a finished game and replaces it by `game`. `game` has the same moves, but may have
    /// more comments and variations. Returns the id of the record; 0 if it is not found. `dated` returns `game` as it
    /// would have been stored on another date.
    qint64 editKept(const LibraryGame& game, const std::function<LibraryGame(const QString& date)>& dated);
    /// Returns the matching games: all ids in the order set by `query`, and the rows of the first games. After a
    /// failure, returns only `failure`.
    [[nodiscard]] LibraryPage find(const LibraryQuery& query);
    /// Returns one row for each id, in the order of `ids`. The row of a missing game is empty. Returns no rows if the
    /// games cannot be read.
    [[nodiscard]] std::vector<LibraryRow> rows(const std::vector<qint64>& ids);
    /// Returns the PGN text of a game; empty if the game does not exist.
    [[nodiscard]] QByteArray pgn(qint64 id);
    /// Deletes or restores games. Deleted games are only marked, and searches ignore them. They are removed from the
    /// file when this object is destroyed, or after a crash when the file is opened next. Returns false on failure.
    bool setDeleted(const std::vector<qint64>& ids, bool deleted);

    /// Returns the moves that the games of the same board have played in `position`.
    [[nodiscard]] MovesPlayed movesPlayed(const Position& position, const SearchWatch& watch);
    /// Packs some new or changed games for position searches (see `GameIndex::packSome`), or rewrites some games of an
    /// earlier version (see `EarlierGames`). Returns true if there may be more to do.
    bool indexSome();

    /// Returns the games that count in the statistics, oldest first.
    [[nodiscard]] std::vector<CountedGame> counted();
    /// Excludes all stored games from the statistics; they stay in the library. Returns false on failure.
    bool forgetStatistics();

    // --- copies
    /// Sets the limits of automatic copies.
    void setCopyLimits(const CopyLimits& limits) { copyLimits_ = limits; }
    /// Sets the stop token and the progress function of the following copies.
    void setCopyWatch(SearchWatch watch) { copyWatch_ = std::move(watch); }
    /// Makes an automatic copy if the library has changed since the last copy and no copy was made today.
    void copyDaily();
    /// Returns the last failure of an automatic copy. Returns nullopt if there was none since the last call.
    [[nodiscard]] std::optional<CopyFailure> takeCopyFailure() { return std::exchange(copyFailure_, std::nullopt); }
    /// Returns true if an automatic copy was made since the last call.
    [[nodiscard]] bool takeCopied() { return std::exchange(copied_, false); }
    /// Saves a copy to the file `to`, of any size. Returns the number of copied games. Fails if `to` is the library or
    /// one of its automatic copies.
    [[nodiscard]] Copied saveCopy(const QString& to);
    /// Returns the intact automatic copies of this library, newest first.
    [[nodiscard]] std::vector<LibraryCopy> copies() const;
    /// Replaces all games by the games of a copy. First saves the previous games to the file `Restored::aside`.
    [[nodiscard]] tl::expected<Restored, CopyFailure> restore(const QString& copy);

private:
    static constexpr int MaxAside = 1000;

    /// Games that have changed since the last automatic copy: those in `ids`, and those with ids from `from`.
    struct Changes {
        bool unknown = false;  ///< true if other games may have changed too, for example in an earlier session
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
    [[nodiscard]] bool makePlace();
    [[nodiscard]] LibraryPage lookFor(const LibraryQuery& query);
    [[nodiscard]] Check check(const QSqlDatabase& database);
    [[nodiscard]] Check checkReading();
    [[nodiscard]] bool emptied() const;
    [[nodiscard]] QString moveAside();
    bool openLocked();
    bool openWhole();
    bool startAgain();
    bool makeTables();
    bool refill();
    std::optional<SalvagedNumbers> fillFrom(const QString& file, int& added);
    void giveBack();
    void lookForCopies();
    void copyBeforeRemoval(const std::vector<qint64>& ids);
    void copyBeforeRewriting(qint64 id);
    [[nodiscard]] bool hasCopyOfToday() const;
    void makeCopy();
    [[nodiscard]] QString lockOf(int window) const;
    [[nodiscard]] int ownWindow();
    bool purgeWindow(int window);
    void dropOrphans();
    void giveUpDeleted();
    void disconnectFrom();
    qint64 putOne(const LibraryGame& game, bool& added);
    [[nodiscard]] std::optional<std::vector<qint64>> idsWithWords(const LibraryQuery& query, const WordFinder& finder,
                                                                  const std::vector<qint64>* among);
    [[nodiscard]] bool keepLongOpenings(const LibraryQuery& query, std::vector<qint64>& ids);
    [[nodiscard]] std::vector<qint64> idsAmong(const LibraryQuery& query, const std::vector<qint64>* among);
    bool execute(const QString& statement);
    void rollBack();
    bool refuse(const QString& why);

    LibraryPlace place_;
    QString connection_;
    std::optional<LibraryDamage> damage_;
    CheckedQueries queries_;
    // These three are nullptr until the library is opened.
    std::unique_ptr<GameRows> rows_;
    std::unique_ptr<GameIndex> index_;
    std::unique_ptr<EarlierGames> earlierGames_;
    std::unique_ptr<QLockFile> lock_;
    int window_ = 0;  ///< number that marks the games deleted through this object; 0 until a game is deleted
    int busyTimeout_;
    bool opened_ = false;
    std::optional<QString> refusal_;  ///< error text if `open` must not try again
    CopyLimits copyLimits_;
    SearchWatch copyWatch_;
    std::optional<CopyFailure> copyFailure_;
    bool copied_ = false;
    Changes changes_;
    QDateTime lastCopy_;
    /// True if the last automatic copy failed; a copy is then made again only before games are removed.
    bool gaveUp_ = false;
};

}  // namespace rokada::ui
