#include "library/library.h"

#include "record/pgnreader.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <atomic>

namespace rokada::ui {

namespace {

/// Questions wait no longer than it takes to read so much.
constexpr qint64 Chunk = 1 << 16;

}  // namespace

/// A file on its way in; after each chunk others have their turn.
struct Library::Import {
    explicit Import(const QString& path) : file(path) {}

    QFile file;
    PgnSplitter splitter;
    RulebookCache rulebookCache;
    int added = 0, known = 0, faulty = 0;
    std::atomic<bool> cancelled = false;
};

Library::Library(const QString& folder, QObject* parent) : QObject(parent) {
    thread_ = std::jthread([this, folder] { work(folder); });
}

Library::~Library() {
    cancelImport();
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

QString Library::usualFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("rokada"));
}

void Library::post(Job job) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    wake_.notify_one();
}

void Library::work(const QString& folder) {
    // Made and used on this thread, as Qt wants it.
    LibraryStore store(folder);
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return ending_ || !jobs_.empty(); });
        if (jobs_.empty()) return;
        const Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        const bool there = store.open();
        if (const QString aside = store.takeAside(); !aside.isEmpty())
            news_.give([this, aside] { emit damaged(aside); });
        job(store);
        if (!there) news_.give([this] { emit failed(); });
        lock.lock();
    }
}

void Library::importFile(const QString& path) {
    if (import_) return;
    import_ = std::make_shared<Import>(path);
    post([this, coming = import_](LibraryStore& store) {
        if (!coming->file.open(QIODevice::ReadOnly)) return finishImport(coming, true);
        importMore(store, coming);
    });
}

void Library::cancelImport() {
    if (import_) import_->cancelled = true;
}

void Library::importMore(LibraryStore& store, const std::shared_ptr<Import>& coming) {
    if (coming->cancelled) return finishImport(coming, false);
    const QByteArray part = coming->file.read(Chunk);
    coming->splitter.feed({part.constData(), static_cast<std::size_t>(part.size())});
    if (part.isEmpty()) coming->splitter.finish();
    std::vector<LibraryGame> games;
    while (const auto text = coming->splitter.take()) {
        const PgnGame game = readPgn(*text, coming->rulebookCache);
        coming->faulty += game.error.has_value();
        if (game.tree.size() > 0) games.push_back(libraryGame(game.tree, {}));
        if (coming->cancelled) break;
    }
    const auto added = games.empty() ? std::optional(0) : store.put(games);
    if (!added) return finishImport(coming, true);
    coming->added += *added;
    coming->known += static_cast<int>(games.size()) - *added;
    if (part.isEmpty()) return finishImport(coming, false);
    const int percent = static_cast<int>(coming->file.pos() * 100 / std::max<qint64>(1, coming->file.size()));
    news_.give([this, percent] { emit importProgressed(percent); });
    post([this, coming](LibraryStore& again) { importMore(again, coming); });
}

void Library::finishImport(const std::shared_ptr<Import>& coming, bool failedToKeep) {
    news_.give([this, coming, failedToKeep] {
        import_.reset();
        if (failedToKeep) emit failed();
        emit imported(coming->added, coming->known, coming->faulty);
    });
}

}  // namespace rokada::ui
