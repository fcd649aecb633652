#include "collection/library.h"

#include "collection/importnote.h"
#include "kit/readfile.h"
#include "record/encoding.h"
#include "record/pgnreader.h"

#include <QDir>
#include <QStandardPaths>

#include <chrono>
#include <optional>
#include <stop_token>
#include <utility>

namespace rokada::ui {

namespace {

/// Size of the part of a file that one import job reads, in bytes. Other jobs can run between these jobs.
constexpr qint64 Chunk = 1 << 16;
/// `ShortPatience` is the time to wait for another program before it is reported, `Pause` the time between two tries,
/// in milliseconds.
constexpr int ShortPatience = 300, Pause = 200;
/// Maximum number of failed tries while the program ends. After them, a waiting job is dropped.
constexpr int LastTries = 20;

}  // namespace

/// State of a running import. A file is imported in parts, so that other jobs can run between them.
struct Library::Import {
    explicit Import(const QString& path) : file(path, cancel.get_token()) { report.file = path; }

    std::stop_source cancel;
    ReadFile file;
    std::optional<EncodingGuess> guess = EncodingGuess();  ///< set while the file is scanned for its encoding
    PgnSplitter splitter;
    RulebookCache rulebookCache;
    PieceLanguage letters = PieceLanguage::English;
    std::optional<ImportNote> note;  ///< set while the import is running
    std::vector<LibraryGame> games;  ///< games that were read but have not been added yet
    bool last = false;               ///< true if the end of the file has been read
    ImportReport report;
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

/// Starts the thread unless it is running. Called for each job, because an earlier start can have failed.
void Library::beginWork() {
    if (thread_.running()) return;
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

void Library::work(const LibraryPlace& place) {
    // The database connection must be created and used on the same thread.
    LibraryStore store(place, ShortPatience);
    tellUnfinished(store);
    std::unique_lock lock(mutex_);
    int lastTries = 0;
    // True if games may have to be packed for position searches. They are packed while no job is waiting.
    bool more = false;
    for (;;) {
        wake_.wait(lock, [this, &more] { return ending_ || more || !jobs_.empty(); });
        if (jobs_.empty() && ending_) return;
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

/// Reports an import that was not finished because the program was killed.
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

/// Gives the store a new stop source for its next copy, so that `stopCopy` stops only that copy. When the program ends,
/// every copy is stopped.
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

/// Reports the last automatic copy.
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

/// Opens the library and reports its damage.
bool Library::open(LibraryStore& store) {
    {
        const std::lock_guard lock(mutex_);
        if (std::exchange(again_, false)) store.tryAgain();
    }
    const bool there = store.open();
    if (const auto damage = store.takeDamage()) calls_.post([this, damage] { emit damaged(*damage); });
    return there;
}

/// Runs one job and reports its results to the window. Every failure is reported by `failed`, also an exception.
/// Returns false if another program holds the library; the job must then be tried again.
bool Library::doOne(LibraryStore& store, const Job& job) {
    try {
        store.forgetFailure();
        const bool there = open(store);
        if (store.takeHeld() && !there) return false;
        const Callback callback = job.run(store);
        tellCopy(store);
        if (store.takeHeld()) return false;
        // Report both before the answer, so that the window is enabled and knows of a failure when the answer arrives.
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
        if (const Opened opened = coming->file.openToRead(); !opened) {
            finishImport(coming, opened.error());
            return Callback();
        }
        coming->before = lastNumber(store);
        coming->note.emplace(place_.file(), UnfinishedImport{coming->report.file, coming->before});
        importMore(store, coming);
        return Callback();
    });
}

void Library::cancelImport() {
    if (import_) import_->cancel.request_stop();
}

void Library::importMore(LibraryStore& store, const std::shared_ptr<Import>& coming) {
    try {
        if (coming->guess)
            surveyChunk(coming);
        else
            importChunk(store, coming);
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

/// Scans the next part of the file for its encoding. The whole file is scanned first, because all its games have the
/// same encoding.
void Library::surveyChunk(const std::shared_ptr<Import>& coming) {
    constexpr qint64 Large = 16 * Chunk;
    ReadFile& file = coming->file;
    const QByteArray part = file.read(Large);
    if (coming->cancel.stop_requested() || file.failed()) return finishImport(coming, {});
    coming->guess->add({part.constData(), static_cast<std::size_t>(part.size())});
    if (part.isEmpty()) {
        coming->splitter = PgnSplitter(coming->guess->oldEncoding());
        coming->guess.reset();
        file.seek(0);
    }
    goOnWith(coming);
}

/// Reads the games of the next part of the file.
void Library::readChunk(const std::shared_ptr<Import>& coming) {
    const std::stop_token cancelled = coming->cancel.get_token();
    const QByteArray part = cancelled.stop_requested() ? QByteArray() : coming->file.read(Chunk);
    coming->splitter.feed({part.constData(), static_cast<std::size_t>(part.size())});
    coming->last = part.isEmpty() || coming->file.atEnd();
    if (coming->last) coming->splitter.finish();
    while (const auto text = cancelled.stop_requested() ? std::nullopt : coming->splitter.take()) {
        const PgnGame game = readPgn(*text, coming->rulebookCache, cancelled, &coming->letters);
        if (cancelled.stop_requested()) break;
        coming->report.add(text->line, game);
        coming->games.push_back(libraryGame(game, {}));
    }
}

/// Reads the games of the next part and adds them. If another program holds the library, keeps the games until the job
/// is tried again.
void Library::importChunk(LibraryStore& store, const std::shared_ptr<Import>& coming) {
    ImportReport& report = coming->report;
    const std::stop_token cancelled = coming->cancel.get_token();
    if (coming->games.empty()) readChunk(coming);
    const auto added = coming->games.empty() ? std::optional(0) : store.put(coming->games);
    if (!added && store.isHeld() && !cancelled.stop_requested()) return;
    if (!added) {
        finishImport(coming, store.errorString());
        // The report of the import contains the reason of the failure.
        return store.forgetFailure();
    }
    report.added += *added;
    report.known += static_cast<int>(std::exchange(coming->games, {}).size()) - *added;
    if (cancelled.stop_requested()) return finishImport(coming, {});
    if (coming->last) {
        report.duplicates = duplicatesIn(store, coming->before);
        return finishImport(coming, {});
    }
    const int percent = static_cast<int>(coming->file.pos() * 100 / std::max<qint64>(1, coming->file.size()));
    calls_.post([this, percent] { emit importProgressed(percent); });
    goOnWith(coming);
}

/// Reports the end of the import. `why` is the error text of the library; it is empty if the library reports no error.
void Library::finishImport(const std::shared_ptr<Import>& coming, const QString& why) {
    if (coming->note) coming->note->finish();
    const bool readable = !coming->file.failed();
    coming->report.why = why.isEmpty() && !readable ? coming->file.errorString() : why;
    coming->report.cancelled = coming->cancel.stop_requested();
    calls_.post([this, coming] {
        import_.reset();
        emit imported(coming->report);
    });
}

}  // namespace rokada::ui
