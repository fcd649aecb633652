#include "collection/library.h"

#include "kit/readfile.h"
#include "record/encoding.h"
#include "record/pgnreader.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <optional>
#include <stop_token>

namespace rokada::ui {

namespace {

/// Questions wait no longer than it takes to read so much.
constexpr qint64 Chunk = 1 << 16;

}  // namespace

/// A file on its way in; after each chunk others have their turn.
struct Library::Import {
    explicit Import(const QString& path) : file(path) { report.file = path; }

    QFile file;
    std::optional<EncodingGuess> guess = EncodingGuess();  ///< until all of the file has been looked through for it
    PgnSplitter splitter;
    RulebookCache rulebookCache;
    PieceLanguage letters = PieceLanguage::English;
    ImportReport report;
    qint64 before = 0;  ///< the last number in the library until then
    std::stop_source cancel;
};

Library::Library(LibraryPlace place, QObject* parent) : QObject(parent), place_(std::move(place)) {
    connect(&thread_, &BackgroundJob::failed, this, &Library::failed);
    beginWork();
}

Library::~Library() {
    cancelImport();
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
    thread_.wait();
}

QString Library::usualFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("rokada"));
}

/// If no thread could be started before, there may be one now.
void Library::beginWork() {
    if (thread_.running()) return;
    thread_.start([this, place = place_](const std::stop_token&) { work(place); });
}

void Library::post(Job job) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    wake_.notify_one();
}

void Library::work(const LibraryPlace& place) {
    // Made and used on this thread, as Qt wants it.
    LibraryStore store(place);
    std::unique_lock lock(mutex_);
    // After each question there may be games to prepare for searches; that waits for all questions.
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
        doOne(store, job);
        more = true;
        lock.lock();
    }
}

bool Library::prepare(LibraryStore& store) {
    try {
        return store.prepareSome();
    } catch (...) {
        return false;
    }
}

/// What goes wrong with one question is no reason not to answer the next.
void Library::doOne(LibraryStore& store, const Job& job) {
    try {
        const bool there = store.open();
        if (const auto damage = store.takeDamage()) news_.give([this, damage] { emit damaged(*damage); });
        job(store);
        if (!there) news_.give([this] { emit failed({}); });
    } catch (...) {
        news_.give([this, why = whatWentWrong()] { emit failed(why); });
    }
}

void Library::importFile(const QString& path) {
    if (import_) return;
    beginWork();
    import_ = std::make_shared<Import>(path);
    post([this, coming = import_](LibraryStore& store) {
        if (const Opened opened = openToRead(coming->file); !opened) return finishImport(coming, opened.error());
        coming->before = lastNumber(store);
        importMore(store, coming);
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
        finishImport(coming, whatWentWrong());
    }
}

void Library::goOnWith(const std::shared_ptr<Import>& coming) {
    post([this, coming](LibraryStore& store) { importMore(store, coming); });
}

/// The old encoding of a file is that of all its games.
void Library::surveyChunk(const std::shared_ptr<Import>& coming) {
    constexpr qint64 Large = 16 * Chunk;
    QFile& file = coming->file;
    const QByteArray part = file.read(Large);
    if (coming->cancel.stop_requested() || file.error() != QFileDevice::NoError) return finishImport(coming, {});
    coming->guess->add({part.constData(), static_cast<std::size_t>(part.size())});
    if (part.isEmpty()) {
        coming->splitter = PgnSplitter(coming->guess->oldEncoding());
        coming->guess.reset();
        file.seek(0);
    }
    goOnWith(coming);
}

void Library::importChunk(LibraryStore& store, const std::shared_ptr<Import>& coming) {
    ImportReport& report = coming->report;
    const std::stop_token cancelled = coming->cancel.get_token();
    const QByteArray part = cancelled.stop_requested() ? QByteArray() : coming->file.read(Chunk);
    coming->splitter.feed({part.constData(), static_cast<std::size_t>(part.size())});
    const bool last = part.isEmpty() || coming->file.atEnd();
    if (last) coming->splitter.finish();
    std::vector<LibraryGame> games;
    while (const auto text = cancelled.stop_requested() ? std::nullopt : coming->splitter.take()) {
        const PgnGame game = readPgn(*text, coming->rulebookCache, cancelled, &coming->letters);
        if (cancelled.stop_requested()) break;
        report.add(text->line, game);
        games.push_back(libraryGame(game, {}));
    }
    const auto added = games.empty() ? std::optional(0) : store.put(games);
    if (!added) return finishImport(coming, store.whatFailed());
    report.added += *added;
    report.known += static_cast<int>(games.size()) - *added;
    if (cancelled.stop_requested()) return finishImport(coming, {});
    if (last) {
        report.twins = twinsIn(store, coming->before);
        return finishImport(coming, {});
    }
    const int percent = static_cast<int>(coming->file.pos() * 100 / std::max<qint64>(1, coming->file.size()));
    news_.give([this, percent] { emit importProgressed(percent); });
    goOnWith(coming);
}

/// `why` it failed; empty if it did not, or if the file could not be read to its end.
void Library::finishImport(const std::shared_ptr<Import>& coming, const QString& why) {
    const bool readable = coming->file.error() == QFileDevice::NoError;
    coming->report.why = why.isEmpty() && !readable ? coming->file.errorString() : why;
    coming->report.cancelled = coming->cancel.stop_requested();
    news_.give([this, coming] {
        import_.reset();
        emit imported(coming->report);
    });
}

}  // namespace rokada::ui
