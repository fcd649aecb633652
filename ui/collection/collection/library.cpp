#include "collection/library.h"

#include "collection/importnote.h"
#include "collection/importreader.h"
#include "collection/manygames.h"

#include <QDir>
#include <QStandardPaths>

#include <chrono>
#include <optional>
#include <stop_token>
#include <utility>

namespace rokada::ui {

namespace {

/// `ShortPatience` is the time for which a job waits while another program has locked the library; then the window is
/// told. `Pause` is the time between two attempts. Both in milliseconds.
constexpr int ShortPatience = 300, Pause = 200;
/// Maximum number of attempts for a job while the program ends and another program has locked the library. After them,
/// the job is dropped.
constexpr int LastTries = 20;

}  // namespace

/// State of a running import. Each job stores a part of the file, so that other jobs can run between them.
struct Library::Import {
    explicit Import(const QString& path) : reader(path), file(path) {}

    ImportReader reader;
    QString file;
    std::optional<ImportNote> note;  ///< set while the import is running
    std::optional<ImportPart> part;  ///< part that was read but has not been stored yet
    LibraryStore* store = nullptr;   ///< set while its database expects many games
    int added = 0, known = 0;        ///< see `ImportReport`
    std::vector<Duplicates> duplicates;
    qint64 before = 0;  ///< highest game id of the library before the import
};

Library::Library(LibraryPlace place, QObject* parent) : QObject(parent), place_(std::move(place)) {
    connect(&thread_, &BackgroundJob::failed, this,
            [this](const QString& why) { tellFailure(why, LibraryAction::Read); });
    beginWork();
}

Library::~Library() {
    cancelImport();
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        copying_.request_stop();
    }
    wake_.notify_one();
    thread_.wait();
}

QString Library::usualFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("rokada"));
}

/// Starts the thread unless it is running. Called before each job, because an earlier attempt to start it may have
/// failed, and because the thread ends after `rest`.
void Library::beginWork() {
    {
        const std::lock_guard lock(mutex_);
        resting_ = false;
        if (std::exchange(serving_, true) && thread_.running()) return;
    }
    thread_.start([this, place = place_](const std::stop_token&) { work(place); });
}

void Library::post(std::function<Callback(LibraryStore&)> run, LibraryAction action) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({std::move(run), action});
    }
    wake_.notify_one();
}

void Library::tryAgain() {
    const std::lock_guard lock(mutex_);
    again_ = true;
}

void Library::rest() {
    {
        const std::lock_guard lock(mutex_);
        resting_ = true;
    }
    wake_.notify_one();
}

void Library::work(const LibraryPlace& place) {
    // The database connection must be created and used on the same thread.
    LibraryStore store(place, ShortPatience);
    tellUnfinished(store);
    serve(store);
}

/// Runs the jobs until this object is destroyed or `rest` is called.
void Library::serve(LibraryStore& store) {
    std::unique_lock lock(mutex_);
    int lastTries = 0;
    // True if games may be marked for packing (see `GameIndex`). They are packed while no job is waiting.
    bool more = false;
    for (;;) {
        wake_.wait(lock, [this, &more] { return ending_ || resting_ || more || !jobs_.empty(); });
        if (jobs_.empty() && (ending_ || (resting_ && !more))) {
            serving_ = false;
            return;
        }
        if (jobs_.empty()) {
            lock.unlock();
            more = prepare(store);
            lock.lock();
            continue;
        }
        const Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        watchCopies(store);
        const bool done = doOne(store, job) || lastTries >= LastTries;
        tellHeld(!done);
        lock.lock();
        more = done;
        if (done) continue;
        jobs_.push_front(job);
        lastTries += ending_ ? 1 : 0;
        wake_.wait_for(lock, std::chrono::milliseconds(Pause), [this] { return false; });
    }
}

/// Emits `importUnfinished` if a program was killed during an import into this library.
void Library::tellUnfinished(LibraryStore& store) {
    const auto left = ImportNote::takeLeft(place_.file());
    if (!left || !store.open()) return;
    calls_.post(
        [this, file = left->file, games = gamesAfter(store, left->before)] { emit importUnfinished(file, games); });
}

bool Library::prepare(LibraryStore& store) {
    try {
        watchCopies(store);
        if (place_.make) store.copyDaily();
        tellCopy(store);
        const bool more = store.indexSome();
        return !store.takeHeld() && more;
    } catch (...) {
        return false;
    }
}

/// Gives the store a new stop source, so that `stopCopy` stops only the next or the running copy. While the program
/// ends, stops every copy.
void Library::watchCopies(LibraryStore& store) {
    const std::lock_guard lock(mutex_);
    copying_ = std::stop_source();
    if (ending_) copying_.request_stop();
    store.setCopyWatch({.stop = copying_.get_token(), .progress = [this](int percent) {
                            calls_.post([this, percent] { emit copyProgressed(percent); });
                        }});
}

void Library::stopCopy() {
    const std::lock_guard lock(mutex_);
    copying_.request_stop();
}

/// Emits `copied` or `notCopied` if there was an automatic copy since the last call.
void Library::tellCopy(LibraryStore& store) {
    if (store.takeCopied()) calls_.post([this] { emit copied(); });
    if (const auto failure = store.takeCopyFailure()) calls_.post([this, failure] { emit notCopied(*failure); });
}

void Library::tellHeld(bool held) {
    if (std::exchange(tellsHeld_, held) == held) return;
    calls_.post([this, held] {
        held_ = held;
        emit heldChanged(held);
    });
}

/// Opens the library, and emits `damaged` if its file was damaged.
bool Library::open(LibraryStore& store) {
    {
        const std::lock_guard lock(mutex_);
        if (std::exchange(again_, false)) store.tryAgain();
    }
    const bool there = store.open();
    if (const auto damage = store.takeDamage()) calls_.post([this, damage] { emit damaged(*damage); });
    return there;
}

/// Runs one job and sends its result to the window. Reports each failure, also an exception, by `failed`. Returns false
/// if another program has locked the library; the caller must then run the job again.
bool Library::doOne(LibraryStore& store, const Job& job) {
    try {
        store.forgetFailure();
        const bool there = open(store);
        if (store.takeHeld() && !there) return false;
        const Callback callback = job.run(store);
        tellCopy(store);
        if (store.takeHeld()) return false;
        // Report the state and a failure before the answer. When the answer arrives, the window is enabled and knows of
        // the failure.
        tellHeld(false);
        if (const auto& failure = store.failure()) tellFailure(*failure, job.action);
        if (!store.failure() && store.queries().worked()) tellSuccess(job.action);
        if (callback) calls_.post(callback);
    } catch (...) {
        tellFailure(exceptionText(), job.action);
    }
    return true;
}

void Library::tellFailure(const QString& why, LibraryAction action) {
    {
        const std::lock_guard lock(mutex_);
        failed_.insert(action);
    }
    calls_.post([this, why, action] { emit failed(why, action); });
}

void Library::tellSuccess(LibraryAction action) {
    const std::lock_guard lock(mutex_);
    if (failed_.erase(action) > 0) calls_.post([this, action] { emit succeeded(action); });
}

void Library::importFile(const QString& path) {
    if (import_) return;
    beginWork();
    import_ = std::make_shared<Import>(path);
    post([this, coming = import_](LibraryStore& store) {
        beginImport(store, coming);
        return Callback();
    });
}

void Library::cancelImport() {
    if (import_) import_->reader.cancel();
}

/// Starts to read the file. If another program has locked the library, does nothing, and the job is run again.
void Library::beginImport(LibraryStore& store, const std::shared_ptr<Import>& coming) {
    try {
        coming->before = lastNumber(store);
        if (store.isHeld()) return;
        if (const Opened opened = coming->reader.start(); !opened) return finishImport(coming, opened.error());
        coming->note.emplace(place_.file(), UnfinishedImport{coming->file, coming->before});
        coming->store = &store;
        expectManyGames(store, true);
        goOnWith(coming);
    } catch (...) {
        finishImport(coming, exceptionText());
    }
}

void Library::importMore(LibraryStore& store, const std::shared_ptr<Import>& coming) {
    try {
        importPart(store, coming);
    } catch (...) {
        finishImport(coming, exceptionText());
    }
}

void Library::goOnWith(const std::shared_ptr<Import>& coming) {
    post([this, coming](LibraryStore& store) {
        importMore(store, coming);
        return Callback();
    });
}

/// Stores the next games of the file. If another program has locked the library, they stay in `Import::part`, and the
/// job is run again.
void Library::importPart(LibraryStore& store, const std::shared_ptr<Import>& coming) {
    constexpr std::chrono::milliseconds Patience(50);
    std::optional<ImportPart>& part = coming->part;
    if (!part && !coming->reader.cancelled()) part = coming->reader.take(Patience);
    if (coming->reader.cancelled()) return finishImport(coming, {});
    if (!part) return goOnWith(coming);
    const auto added = part->games.empty() ? std::optional(0) : store.put(part->games);
    if (!added && store.isHeld()) return;
    if (!added) {
        finishImport(coming, store.errorString());
        // The report of the import contains the error, so `failed` need not report it too.
        return store.forgetFailure();
    }
    coming->added += *added;
    coming->known += static_cast<int>(part->games.size()) - *added;
    if (part->last) {
        coming->duplicates = duplicatesIn(store, coming->before);
        return finishImport(coming, {});
    }
    calls_.post([this, percent = part->percent] { emit importProgressed(percent); });
    part.reset();
    goOnWith(coming);
}

/// Ends the import and emits `imported` with the report. `why` is the error that ended the import. If it is empty, the
/// report contains the error that occurred while the file was read, if there was one.
void Library::finishImport(const std::shared_ptr<Import>& coming, const QString& why) {
    if (auto* const store = std::exchange(coming->store, nullptr)) expectManyGames(*store, false);
    if (coming->note) coming->note->finish();
    const bool cancelled = coming->reader.cancelled();
    ImportReport report = coming->reader.finish();
    report.file = coming->file;
    report.added = coming->added;
    report.known = coming->known;
    report.duplicates = std::move(coming->duplicates);
    report.cancelled = cancelled;
    if (!why.isEmpty()) report.why = why;
    calls_.post([this, report = std::move(report)] {
        import_.reset();
        emit imported(report);
    });
}

}  // namespace rokada::ui
