// Asynchronous interface to a library. All jobs run on one background thread, in the order of their calls.
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

/// Runs all access to one `LibraryStore` on its own thread. Signals are emitted on the thread of this object.
class Library final : public QObject {
    Q_OBJECT
public:
    Library(LibraryPlace place, QObject* parent);
    Library(const QString& folder, QObject* parent) : Library(LibraryPlace(folder), parent) {}
    /// Finishes all waiting jobs first. Cancels a running import and a running copy.
    ~Library() override;

    /// Returns the folder of the default library in the user's data directory.
    [[nodiscard]] static QString usualFolder();

    /// Runs `question` on the library's thread, then calls `then` with its result on the thread of the window. `then`
    /// is not called if this object is destroyed before. If `question` fails, `failed` is emitted before with `action`.
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
    /// Lets the next job try again to open a library that could not be opened.
    void tryAgain();

    /// Returns a function that emits `searchProgressed`, for the progress of a long query. It can be called on any
    /// thread.
    [[nodiscard]] std::function<void(int)> progress() {
        return [this](int percent) { calls_.post([this, percent] { emit searchProgressed(percent); }); };
    }

    /// Imports a PGN file in the background. Emits `importProgressed` and `imported`. Does nothing if an import is
    /// running.
    void importFile(const QString& path);
    /// Cancels the running import. `imported` is emitted later. Games that have been added stay in the library.
    void cancelImport();
    /// Stops the running copy. The job that needed the copy continues without it.
    void stopCopy();
    /// Returns true while another program holds the library. Waiting jobs run when it releases the library.
    [[nodiscard]] bool held() const { return held_; }
    /// Returns true from `importFile` until `imported`.
    [[nodiscard]] bool importing() const { return import_ != nullptr; }

signals:
    /// Emitted when a damaged library has been replaced.
    void damaged(const rokada::ui::LibraryDamage& damage);
    /// Emitted when a job failed, with the reason in the words of the database or the system.
    void failed(const QString& why, rokada::ui::LibraryAction action);
    /// Emitted when a job succeeded after an earlier one with the same action had failed.
    void succeeded(rokada::ui::LibraryAction action);
    /// Emitted when another program begins to hold the library, and when it releases it.
    void heldChanged(bool held);
    /// Emitted when an automatic copy could not be made.
    void notCopied(const rokada::ui::CopyFailure& failure);
    /// Emitted when an automatic copy was made.
    void copied();
    /// Emitted while a copy is made, with 0 to 100 percent; also emitted with 100 at its end.
    void copyProgressed(int percent);
    /// Emitted during a long query that uses `progress`, with 0 to 100 percent.
    void searchProgressed(int percent);
    /// Emitted during an import, with 0 to 100 percent.
    void importProgressed(int percent);
    /// Emitted at the end of each import, even if the import failed or was cancelled.
    void imported(const rokada::ui::ImportReport& report);
    /// Emitted on first use if a program was killed while it imported `file` into this library. `games` is the number
    /// of games that it had added.
    void importUnfinished(const QString& file, qint64 games);

private:
    using Callback = std::function<void()>;
    /// Job on the library's thread. Returns a function that is called on the thread of the window, or an empty one.
    struct Job {
        std::function<Callback(LibraryStore&)> run;
        LibraryAction action;
    };
    struct Import;

    void beginWork();
    void post(std::function<Callback(LibraryStore&)> run, LibraryAction action = LibraryAction::Read);
    void work(const LibraryPlace& place);
    void tellUnfinished(LibraryStore& store);
    [[nodiscard]] bool prepare(LibraryStore& store);
    void tellCopy(LibraryStore& store);
    void tellHeld(bool held);
    void watchCopies(LibraryStore& store);
    void goOnWith(const std::shared_ptr<Import>& coming);
    void surveyChunk(const std::shared_ptr<Import>& coming);
    void importChunk(LibraryStore& store, const std::shared_ptr<Import>& coming);
    void readChunk(const std::shared_ptr<Import>& coming);
    void importMore(LibraryStore& store, const std::shared_ptr<Import>& coming);
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
    bool again_ = false;              ///< the next job tries again to open the library
    bool held_ = false;               ///< last state reported to the window
    bool tellsHeld_ = false;          ///< the same state on the library's thread
    std::set<LibraryAction> failed_;  ///< actions whose last job failed; guarded by `mutex_`
    std::stop_source copying_;        ///< stops the copy in progress; guarded by `mutex_`
    std::shared_ptr<Import> import_;
    CallQueue calls_;
    BackgroundJob thread_;
};

}  // namespace rokada::ui
