// SQLite database of a library. Several windows and programs can use the file at the same time. Each object must be
// used on one thread only.
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

class GameIndex;
struct SalvagedNumbers;

/// Report on a damaged library. The library was moved aside and replaced.
struct LibraryDamage {
    QString file;      ///< file of the library
    QString aside;     ///< new name of the damaged file
    int salvaged = 0;  ///< number of games that were read from the damaged file
    int restored = 0;  ///< number of further games that were taken from the last copy
    /// Number of games that the damaged file mentions but that were not recovered; nullopt if some of them may have
    /// been deleted.
    std::optional<int> lost;
};

/// Result of replacing the games of a library by those of a copy.
struct Restored {
    int games = 0;
    QString aside;  ///< file with the previous games
};

/// Folder and file name of a library. If `made` is true, a missing folder or file is created.
struct LibraryPlace {
    explicit LibraryPlace(QString in, QString called = QStringLiteral("library.sqlite"), bool made = true)
        : folder(std::move(in)), name(std::move(called)), make(made) {}
    /// Returns the path of the library file.
    [[nodiscard]] QString file() const;

    QString folder;
    QString name;
    bool make;
};

/// Stores, finds, deletes and copies the games of one library.
class LibraryStore {
public:
    /// Opens the file on first use. Creates a missing file or folder if `place` allows it.
    explicit LibraryStore(LibraryPlace place);
    /// Like the first constructor. `busyTimeout` is the time to wait for other programs, in milliseconds.
    LibraryStore(LibraryPlace place, int busyTimeout);
    explicit LibraryStore(const QString& folder) : LibraryStore(LibraryPlace(folder)) {}
    ~LibraryStore();
    LibraryStore(const LibraryStore&) = delete;
    LibraryStore& operator=(const LibraryStore&) = delete;

    /// Opens the library unless it is open. Returns false if the file cannot be used, or a newer version of the program
    /// made it. A damaged file is replaced only if all its games can be stored in a new one. Opening is tried again
    /// only if another program held the file, or after `tryAgain`.
    bool open();
    /// Allows another try to open the library.
    void tryAgain() { refusal_.reset(); }
    /// Returns the report on a damaged file once, then nullopt.
    [[nodiscard]] std::optional<LibraryDamage> takeDamage() { return std::exchange(damage_, std::nullopt); }
    /// Returns why the last operation failed, in the words of the database or the system; nullopt if nothing has failed
    /// since `forgetFailure`.
    [[nodiscard]] const std::optional<QString>& failure() const { return queries_.failure(); }
    /// Returns the same as `failure`; empty if nothing has failed.
    [[nodiscard]] QString errorString() const { return failure().value_or(QString()); }
    void forgetFailure() { queries_.forget(); }
    /// Returns true if an operation has failed since the last call because another program holds the library. The
    /// operation had no effect and can be tried again.
    [[nodiscard]] bool takeHeld() { return queries_.takeHeld(); }
    /// Returns the same as `takeHeld`, but does not reset it.
    [[nodiscard]] bool isHeld() const { return queries_.isHeld(); }
    [[nodiscard]] QString file() const { return place_.file(); }
    /// Returns the open connection. Precondition: the library is open.
    [[nodiscard]] QSqlDatabase database() const;
    /// Returns the object that executes the queries of the database. Use it for all queries, so that their failures are
    /// noted.
    [[nodiscard]] CheckedQueries& queries() { return queries_; }

    /// Stores a game and returns its id; 0 on failure. If an equal record is stored already, returns the id of that
    /// record. Replaces the game with the id `instead` if that id is not 0. Another record of the same game is kept.
    qint64 put(const LibraryGame& game, qint64 instead = 0);
    /// Stores all games or none. Returns the number of new games; nullopt on failure.
    std::optional<int> put(const std::vector<LibraryGame>& games);
    /// Replaces the record of a game. Keeps its seats, and whether it counts in the statistics. Returns false on
    /// failure or if the game has been removed.
    bool edit(qint64 id, const LibraryGame& game);
    /// Replaces the stored record of an ended game by `game`, which may contain more comments and variations. Returns
    /// the id of the stored record; 0 if it is not found. `dated` returns `game` as it would have been stored on that
    /// date.
    qint64 editKept(const LibraryGame& game, const std::function<LibraryGame(const QString& date)>& dated);
    /// Returns the ids of all matching games, in the order that `query` sets, and the first rows; or why they cannot be
    /// read.
    [[nodiscard]] LibraryPage find(const LibraryQuery& query);
    /// Returns one row for each id, in the order of `ids`, or no rows if they cannot be read. The row of a missing game
    /// is empty.
    [[nodiscard]] std::vector<LibraryRow> rows(const std::vector<qint64>& ids);
    /// Returns the record of a game; empty if the game is missing.
    [[nodiscard]] QByteArray pgn(qint64 id);
    /// Deletes or restores games. Searches do not find deleted games. They are removed from the file when this object
    /// is destroyed, or otherwise when the file is opened next. Returns false on failure.
    bool setDeleted(const std::vector<qint64>& ids, bool deleted);

    /// Returns the moves played in `position` in the games on its board.
    [[nodiscard]] MovesPlayed movesPlayed(const Position& position, const SearchWatch& watch);
    /// Packs some of the games that are not packed for position searches. Returns true if it has packed a game.
    bool indexSome();

    /// Returns the games that count in the statistics, oldest first.
    [[nodiscard]] std::vector<CountedGame> counted();
    /// Excludes all games from the statistics. The games stay in the library. Returns false on failure.
    bool forgetStatistics();

    // --- copies
    /// Sets the limits of automatic copies.
    void setCopyLimits(const CopyLimits& limits) { copyLimits_ = limits; }
    /// Sets the progress function and the stop token of all copies.
    void setCopyWatch(SearchWatch watch) { copyWatch_ = std::move(watch); }
    /// Makes a copy if the library has changed since the last copy and no copy was made today.
    void copyDaily();
    /// Returns once why an automatic copy failed. Returns nullopt if none failed, and in later calls.
    [[nodiscard]] std::optional<CopyFailure> takeCopyFailure() { return std::exchange(copyFailure_, std::nullopt); }
    /// Returns true once after an automatic copy was made.
    [[nodiscard]] bool takeCopied() { return std::exchange(copied_, false); }
    /// Writes a copy to the file `to`, without limits. Returns the number of copied games. Fails if `to` is the library
    /// or one of its copies.
    [[nodiscard]] Copied saveCopy(const QString& to);
    /// Returns the copies of this library, newest first.
    [[nodiscard]] std::vector<LibraryCopy> copies() const;
    /// Replaces all games by those of a copy. The previous games are saved to `Restored::aside` first.
    [[nodiscard]] tl::expected<Restored, CopyFailure> restore(const QString& copy);

private:
    static constexpr int MaxAside = 1000;

    struct Statements;
    /// Games that have changed since the last copy.
    struct Changes {
        bool unknown = false;  ///< true if games may have changed that are not in `ids`
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
    enum class Found { Nothing, Equal, Duplicate };
    qint64 putOne(const LibraryGame& game, Found& found);
    [[nodiscard]] std::pair<Found, qint64> lookUp(const LibraryGame& game);
    [[nodiscard]] std::vector<qint64> idsAmong(const LibraryQuery& query, const std::vector<qint64>* among);
    bool execute(const QString& statement);
    void rollBack();
    bool refuse(const QString& why);

    LibraryPlace place_;
    QString connection_;
    std::optional<LibraryDamage> damage_;
    CheckedQueries queries_;
    std::unique_ptr<Statements> statements_;
    std::unique_ptr<GameIndex> index_;  ///< index of packed games; nullptr while the library is closed
    std::unique_ptr<QLockFile> lock_;
    int window_ = 0;  ///< number that marks the games deleted by this window; 0 until the window deletes a game
    int busyTimeout_;
    bool opened_ = false;
    std::optional<QString> refusal_;  ///< why opening is not tried again
    CopyLimits copyLimits_;
    SearchWatch copyWatch_;
    std::optional<CopyFailure> copyFailure_;
    bool copied_ = false;
    Changes changes_;
    QDateTime lastCopy_;
    bool gaveUp_ = false;  ///< true if the last automatic copy failed; then a copy is tried again only before games are
                           ///< removed
};

}  // namespace rokada::ui
