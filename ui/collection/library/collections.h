// List of the collections that the user has added. Each collection is a file with games, opened as a `Library`. The
// first collection always contains the user's own games.
#pragma once

#include "collection/libraryaction.h"
#include "collection/librarystore.h"
#include "kit/backgroundjob.h"
#include "kit/callqueue.h"

#include <QObject>
#include <QString>

#include <tl/expected.hpp>

#include <map>
#include <stop_token>
#include <vector>

namespace rokada::ui {

struct ImportReport;
class Library;
class Settings;

class Collections final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t Own = 0, MaxListed = 51;

    struct Entry {
        QString file;
        QString name;  ///< name shown to the user; empty for the collection of the user's own games
    };

    /// `folder` contains the collection of the user's own games. `settings` must outlive this object.
    Collections(const QString& folder, Settings& settings, QObject* parent);

    [[nodiscard]] const std::vector<Entry>& all() const { return all_; }
    /// Returns the name of a collection that is shown to the user.
    [[nodiscard]] QString nameOf(std::size_t index) const;
    /// Returns the name of an open collection that is shown to the user. Returns an empty text if the collection is no
    /// longer in the list.
    [[nodiscard]] QString nameOf(const Library& library) const;
    /// Returns the library of a collection. The first call creates the `Library` object. `Collections` owns this object
    /// and keeps it even if the collection is removed from the list. Its file is closed while another collection is
    /// selected and no job is running.
    [[nodiscard]] Library& library(std::size_t index);
    /// Returns the index of the selected collection, which is stored in the settings.
    [[nodiscard]] std::size_t chosen() const;
    /// Selects a collection and stores the selection in the settings.
    void choose(std::size_t index);

    /// Adds the collection `file` to the list, and creates the file if it is missing. Opens the file on another thread.
    /// Emits `added` or `notAdded` at the end.
    void add(const QString& file);
    /// Changes the name that is shown to the user; the file keeps its name. Does nothing for the user's own games, and
    /// if `name` is empty.
    void rename(std::size_t index, const QString& name);
    /// Removes a collection from the list and keeps its file. Does nothing for the user's own games.
    void remove(std::size_t index);

signals:
    /// Emitted by `add` with the index of the collection, even if the list contained the collection before.
    void added(std::size_t index);
    /// Emitted if `add` fails, with an error message for the user. A file that is not a collection stays unchanged.
    void notAdded(const QString& why);
    /// Emitted when the list or the selected collection has changed.
    void changed();
    /// Emitted when a damaged collection was replaced by a new one with the recovered games.
    void damaged(const rokada::ui::LibraryDamage& damage);
    /// Emitted when a job of a collection failed. `file` is the collection, and `why` the error text of the database or
    /// the system.
    void failed(const QString& file, const QString& why, rokada::ui::LibraryAction action);
    /// Emitted when a job succeeded after `failed` had been emitted for the same collection and action.
    void succeeded(const QString& file, rokada::ui::LibraryAction action);
    /// Emitted when another program has locked a collection, and when it has released the lock.
    void heldChanged(const QString& file, bool held);
    /// Emitted when an automatic copy of a collection could not be made.
    void notCopied(const QString& file, const rokada::ui::CopyFailure& failure);
    /// Emitted when an automatic copy of a collection was made.
    void copied(const QString& file);
    /// Emitted at the end of each import into an open collection, even if the import failed or was cancelled.
    void imported(rokada::ui::Library& library, const rokada::ui::ImportReport& report);
    /// Emitted if the program was killed while it imported `file` into a collection. `games` is the number of games
    /// that were already stored.
    void importUnfinished(const QString& file, qint64 games);

private:
    void list(const QString& path);
    void keep();
    void closeOthers();

    Settings& settings_;
    std::vector<Entry> all_;
    std::map<QString, Library*> open_;  ///< libraries opened so far, by file
    CallQueue opened_;
    BackgroundJob opening_;
};

/// Opens a collection and closes it again, to check it. Creates it if it is missing. Returns an error message for the
/// user if it cannot be used. Not for the thread of the window: can block for seconds if a disk or another program does
/// not respond.
[[nodiscard]] tl::expected<void, QString> openCollection(const QString& path, const std::stop_token& stop = {});
/// Returns true if the file is a database with the tables of a collection. Waits up to 300 ms for another program that
/// has locked it.
[[nodiscard]] bool isCollection(const QString& file);
/// Returns true if another program still has the database locked after 300 ms.
[[nodiscard]] bool isHeld(const QString& file);

}  // namespace rokada::ui
