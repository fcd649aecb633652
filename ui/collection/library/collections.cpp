#include "library/collections.h"

#include "collection/library.h"
#include "collection/librarytables.h"
#include "kit/readfile.h"
#include "kit/settings.h"
#include "library/librarysettings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <cerrno>

namespace rokada::ui {

namespace {

constexpr qsizetype LongestName = 80;
/// Maximum time to wait for another program that has locked a file, in milliseconds.
constexpr int BusyTimeout = 300;

/// Returns the name without tabs, line breaks and double spaces. In the settings, a tab separates the name and the
/// file.
QString tidied(const QString& name) { return name.simplified().left(LongestName); }

/// Removes the file of a collection that could not be created completely, and the auxiliary files of SQLite.
void removeBegun(const QString& file) {
    for (const char* beside : {"", "-wal", "-shm", "-journal"}) QFile::remove(file + QLatin1String(beside));
}

QString wholePath(const QString& file) { return QDir::cleanPath(QFileInfo(file).absoluteFilePath()); }

}  // namespace

bool isCollection(const QString& file) {
    if (!QFileInfo(file).isFile()) return false;
    const QString connection = QStringLiteral("rokada-look-at-collection");
    bool found = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(file);
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(BusyTimeout));
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        found = database.isOpen() && query.exec(QStringLiteral("SELECT key, pgn, words FROM games LIMIT 1")) &&
                query.exec(QStringLiteral("SELECT side, folded, half FROM seats LIMIT 1"));
    }
    QSqlDatabase::removeDatabase(connection);
    return found;
}

bool isHeld(const QString& file) {
    const QString connection = QStringLiteral("rokada-look-at-holder");
    bool held = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(file);
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(BusyTimeout));
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        held = database.isOpen() && !query.exec(QStringLiteral("SELECT 1 FROM sqlite_master LIMIT 1")) &&
               saysHeld(query.lastError());
    }
    QSqlDatabase::removeDatabase(connection);
    return held;
}

tl::expected<void, QString> openCollection(const QString& path, const std::stop_token& stop) {
    const QFileInfo info(path);
    const auto seen = InputFile::open(path.toStdString(), InputFile::MaxBytes, stop);
    const bool fresh = !seen && seen.error().what == InputErrorCode::System && seen.error().system == ENOENT;
    if (!seen && !fresh) {
        return tl::unexpected(
            Collections::tr("%1 cannot be read: %2").arg(info.fileName(), readErrorText(seen.error())));
    }
    if (!fresh && isHeld(path)) {
        return tl::unexpected(Collections::tr("Another program is using %1. Try again when that program has closed it.")
                                  .arg(info.fileName()));
    }
    if (!fresh && !isCollection(path))
        return tl::unexpected(Collections::tr("%1 is not a collection of games.").arg(info.fileName()));
    LibraryStore store(LibraryPlace(info.path(), info.fileName()), BusyTimeout);
    if (store.open()) return {};
    if (fresh) removeBegun(path);
    return tl::unexpected(Collections::tr("The collection %1 cannot be created or opened: %2")
                              .arg(QDir::toNativeSeparators(path), store.errorString()));
}

Collections::Collections(const QString& folder, Settings& settings, QObject* parent)
    : QObject(parent), settings_(settings) {
    connect(&opening_, &BackgroundJob::failed, this, &Collections::notAdded);
    all_.push_back({LibraryPlace(folder).file(), {}});
    for (const QString& entry : settings.get(keys::collections())) {
        const QString file = entry.section(QLatin1Char('\t'), 1);
        if (!file.isEmpty()) all_.push_back({file, entry.section(QLatin1Char('\t'), 0, 0)});
    }
}

QString Collections::nameOf(std::size_t index) const { return index == Own ? tr("My games") : all_[index].name; }

Library& Collections::library(std::size_t index) {
    const QString file = all_[index].file;
    Library*& library = open_[file];
    if (library) return *library;
    const QFileInfo info(file);
    // Only the collection of the user's own games is created if its file is missing. The file of another collection may
    // be on a disk that is not connected.
    library = new Library(LibraryPlace(info.path(), info.fileName(), index == Own), this);
    connect(library, &Library::damaged, this, &Collections::damaged);
    connect(library, &Library::failed, this,
            [this, file](const QString& why, LibraryAction action) { emit failed(file, why, action); });
    connect(library, &Library::succeeded, this, [this, file](LibraryAction action) { emit succeeded(file, action); });
    connect(library, &Library::heldChanged, this, [this, file](bool held) { emit heldChanged(file, held); });
    connect(library, &Library::notCopied, this,
            [this, file](const CopyFailure& failure) { emit notCopied(file, failure); });
    connect(library, &Library::copied, this, [this, file] { emit copied(file); });
    connect(library, &Library::importUnfinished, this, &Collections::importUnfinished);
    connect(library, &Library::imported, this,
            [this, library](const ImportReport& report) { emit imported(*library, report); });
    return *library;
}

QString Collections::nameOf(const Library& library) const {
    const auto open = std::ranges::find_if(open_, [&](const auto& each) { return each.second == &library; });
    if (open == open_.end()) return {};
    const auto entry = std::ranges::find(all_, open->first, &Entry::file);
    return entry == all_.end() ? QString() : nameOf(static_cast<std::size_t>(entry - all_.begin()));
}

std::size_t Collections::chosen() const {
    const QString file = settings_.get(keys::chosenCollection());
    const auto found = std::ranges::find(all_, file, &Entry::file);
    return found == all_.end() ? Own : static_cast<std::size_t>(found - all_.begin());
}

void Collections::choose(std::size_t index) {
    settings_.set(keys::chosenCollection(), index == Own ? QString() : all_[index].file);
    emit changed();
    closeOthers();
}

/// Closes the files of all collections but the selected one and the user's own games. Each open file costs some
/// megabytes of memory.
void Collections::closeOthers() {
    for (const auto& [file, library] : open_) {
        if (file != all_[Own].file && file != all_[chosen()].file) library->rest();
    }
}

void Collections::add(const QString& file) {
    const QString path = wholePath(file);
    const auto known = std::ranges::find(all_, path, &Entry::file);
    if (known != all_.end()) return emit added(static_cast<std::size_t>(known - all_.begin()));
    if (all_.size() >= MaxListed) return emit notAdded(tr("The list is full. Remove a collection first."));
    opening_.start([this, path](const std::stop_token& stop) {
        opened_.post(
            [this, path, done = openCollection(path, stop)] { done ? list(path) : emit notAdded(done.error()); });
    });
}

/// Appends the collection in the file `path` to the list, and emits `added`.
void Collections::list(const QString& path) {
    all_.push_back({path, tidied(QFileInfo(path).completeBaseName())});
    keep();
    emit added(all_.size() - 1);
}

void Collections::rename(std::size_t index, const QString& name) {
    const QString tidy = tidied(name);
    if (index == Own || tidy.isEmpty()) return;
    all_[index].name = tidy;
    keep();
}

void Collections::remove(std::size_t index) {
    if (index == Own) return;
    const bool looked = chosen() == index;
    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(index));
    keep();
    looked ? choose(Own) : closeOthers();
}

/// Stores the list in the settings, and emits `changed`.
void Collections::keep() {
    QStringList entries;
    for (auto entry = all_.begin() + 1; entry != all_.end(); ++entry)
        entries << entry->name + QLatin1Char('\t') + entry->file;
    settings_.set(keys::collections(), entries);
    emit changed();
}

}  // namespace rokada::ui
