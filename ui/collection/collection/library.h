// Asynchronous interface to a library: a database file of games, which the user sees as a collection. All jobs run on
// one background thread, in the order of the calls.
#pragma once

#include "collection/importreport.h"
#include "collection/libraryaction.h"
#include "collection/librarystore.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <utility>

namespace rokada::ui {

/// Runs all operations of one `LibraryStore` on its own thread. Signals are emitted on the thread of this object.
class Library final : public QObject {
    Q_OBJECT
public:
    Library(LibraryPlace place, QObject* parent);
    Library(const QString& folder, QObject* parent) : Library(LibraryPlace(folder), parent) {}
    /// Cancels a running import and a running copy, finishes all waiting jobs, and waits for the thread.
    ~Library() override;

    /// Returns the folder of the default library, which is in the user's data directory.
    [[nodiscard]] static QString usualFolder();

    /// Runs `question` on the library's thread, then calls `then` with its result on the thread of the window. If this
    /// object is destroyed before, `then` is not called. If `question` fails, `failed` is emitted with `action` before
    /// `then` is called.
    template <class Ask, class Then>
    void ask(Ask question, Then then, LibraryAction action = LibraryAction::Read) {
        beginWork();
        post(
            [question = std::move(question), then = std::move(then)](LibraryStore& store) mutable {
                auto answer = question(store);
                return Callback([then, answer = std::move(answer)]() mutable { then(std::move(answer)); });
            },
            action);
    }
    /// Allows the next job to try again to open a library that could not be opened.
    void tryAgain();
    /// Closes the file and ends the thread when all jobs are done, to free memory. The next job starts them again.
    /// Games that were deleted through this object can no longer be restored after that.
    void rest();

    /// Returns a function that emits `searchProgressed` with a percentage. It can be called on any thread, for example
    /// by a long query.
    [[nodiscard]] std::function<void(int)> progress() {
        return [this](int percent) { calls_.post([this, percent] { emit searchProgressed(percent); }); };
    }

    /// Imports a PGN file in the background. Emits `importProgressed` and `imported`. Does nothing if an import is
    /// running.
    void importFile(const QString& path);
    /// Requests the end of the running import and returns at once; `imported` is emitted later. Games already stored
    /// stay in the library.
    void cancelImport();
    /// Stops the running copy. The operation that needed the copy continues without it.
    void stopCopy();
    /// Returns true while another program has locked the library. Jobs then wait until it releases the lock.
    [[nodiscard]] bool held() const { return held_; }
    /// Returns true from `importFile` until `imported`.
    [[nodiscard]] bool importing() const { return import_ != nullptr; }

signals:
    /// Emitted when a damaged library was replaced by a new one with the recovered games.
    void damaged(const rokada::ui::LibraryDamage& damage);
    /// Emitted when a job failed. `why` is the error text of the database or the system.
    void failed(const QString& why, rokada::ui::LibraryAction action);
    /// Emitted when a job succeeded after `failed` had been emitted for the same action.
    void succeeded(rokada::ui::LibraryAction action);
    /// Emitted when another program has locked the library, and when it has released the lock.
    void heldChanged(bool held);
    /// Emitted when an automatic copy of the library could not be made.
    void notCopied(const rokada::ui::CopyFailure& failure);
    /// Emitted when an automatic copy of the library was made.
    void copied();
    /// Emitted while a copy is made, with a percentage from 0 to 100. Always emitted with 100 at the end.
    void copyProgressed(int percent);
    /// Emitted during a query that calls the function of `progress`, with a percentage from 0 to 100.
    void searchProgressed(int percent);
    /// Emitted during an import, with a percentage from 0 to 100.
    void importProgressed(int percent);
    /// Emitted at the end of each import, even if the import failed or was cancelled.
    void imported(const rokada::ui::ImportReport& report);
    /// Emitted when the thread starts, if the program was killed while it imported `file` into this library. `games` is
    /// the number of games that were already stored.
    void importUnfinished(const QString& file, qint64 games);

private:
    using Callback = std::function<void()>;
    /// Job for the library's thread. `run` returns a function to call on the thread of the window; it can be empty.
    struct Job {
        std::function<Callback(LibraryStore&)> run;
        LibraryAction action;
    };
    struct Import;

    void beginWork();
    void post(std::function<Callback(LibraryStore&)> run, LibraryAction action = LibraryAction::Read);
    void work(const LibraryPlace& place);
    void serve(LibraryStore& store);
    void tellUnfinished(LibraryStore& store);
    [[nodiscard]] bool prepare(LibraryStore& store);
    void tellCopy(LibraryStore& store);
    void tellHeld(bool held);
    void watchCopies(LibraryStore& store);
    void goOnWith(const std::shared_ptr<Import>& coming);
    void beginImport(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void importMore(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void importPart(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void finishImport(const std::shared_ptr<Import>& coming, const QString& why);
    [[nodiscard]] bool doOne(LibraryStore& store, const Job& job);
    [[nodiscard]] bool open(LibraryStore& store);
    void tellFailure(const QString& why, LibraryAction action);
    void tellSuccess(LibraryAction action);

    LibraryPlace place_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    bool ending_ = false;
    bool serving_ = false;  ///< the thread runs jobs, or will; guarded by `mutex_`
    bool resting_ = false;  ///< `serve` ends when all jobs are done; guarded by `mutex_`
    bool again_ = false;    ///< the next job tries again to open the library
    bool held_ = false;     ///< last value that the window was told: true while another program has locked the library
    bool tellsHeld_ = false;          ///< the same value on the library's thread
    std::set<LibraryAction> failed_;  ///< actions whose last job failed; guarded by `mutex_`
    std::stop_source copying_;        ///< stops the copy in progress; guarded by `mutex_`
    std::shared_ptr<Import> import_;
    CallQueue calls_;
    BackgroundJob thread_;
};

}  // namespace rokada::ui
