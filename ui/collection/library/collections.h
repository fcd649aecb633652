// List of the collections of a window. Each collection is a file. The first collection contains the user's own games.
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
        QString name;  ///< display name; empty for the collection of own games
    };

    /// `folder` contains the library of own games. `settings` must outlive this object.
    Collections(const QString& folder, Settings& settings, QObject* parent);

    [[nodiscard]] const std::vector<Entry>& all() const { return all_; }
    /// Returns the display name of a collection.
    [[nodiscard]] QString nameOf(std::size_t index) const;
    /// Returns the display name of an open collection. Returns an empty text if the collection has been removed from
    /// the list.
    [[nodiscard]] QString nameOf(const Library& library) const;
    /// Returns the library of a collection, and creates the object on first use. This object owns the library. It keeps
    /// the library after the collection has been removed from the list.
    [[nodiscard]] Library& library(std::size_t index);
    /// Returns the index of the selected collection. The settings store the selection.
    [[nodiscard]] std::size_t chosen() const;
    /// Selects a collection and stores the choice.
    void choose(std::size_t index);

    /// Adds a collection to the list, and creates its file if it is missing. The file is opened on another thread.
    /// Emits `added` or `notAdded` afterwards.
    void add(const QString& file);
    /// Changes the display name of a collection, not its file name. Does nothing for own games and empty names.
    void rename(std::size_t index, const QString& name);
    /// Removes a collection from the list. Its file is kept. Does nothing for own games.
    void remove(std::size_t index);

signals:
    /// Emitted by `add` with the index of the collection, also if it was in the list before.
    void added(std::size_t index);
    /// Emitted with an error message for the user if `add` fails. If the file is not a collection, `add` does not
    /// change it.
    void notAdded(const QString& why);
    /// Emitted when the list or the selected collection has changed.
    void changed();
    /// Emitted when a damaged collection has been replaced.
    void damaged(const rokada::ui::LibraryDamage& damage);
    /// Emitted when a job of a collection has failed.
    void failed(const QString& file, const QString& why, rokada::ui::LibraryAction action);
    /// Emitted when a job of a collection succeeded after an earlier one with the same action had failed.
    void succeeded(const QString& file, rokada::ui::LibraryAction action);
    /// Emitted when another program begins to hold a collection, and when it releases it.
    void heldChanged(const QString& file, bool held);
    /// Emitted when an automatic copy of a collection could not be made.
    void notCopied(const QString& file, const rokada::ui::CopyFailure& failure);
    /// Emitted when an automatic copy of a collection was made.
    void copied(const QString& file);
    /// Emitted at the end of each import into an open collection, also of a failed or cancelled one.
    void imported(rokada::ui::Library& library, const rokada::ui::ImportReport& report);
    /// Emitted if the program was killed during the import of `file`. `games` is the number of games that had been
    /// added.
    void importUnfinished(const QString& file, qint64 games);

private:
    void list(const QString& path);
    void keep();

    Settings& settings_;
    std::vector<Entry> all_;
    std::map<QString, Library*> open_;  ///< open libraries, by file
    CallQueue opened_;
    BackgroundJob opening_;
};

/// Opens a collection to check it, and creates it if it is missing. Returns an error message for the user. Blocks for
/// seconds if a disk or another program does not respond, so it does not belong on the window's thread.
[[nodiscard]] tl::expected<void, QString> openCollection(const QString& path, const std::stop_token& stop = {});
/// Returns true if the file is a database with the tables of a collection. Waits up to 300 ms for another program.
[[nodiscard]] bool isCollection(const QString& file);
/// Returns true if another program has locked the database in this file. Waits up to 300 ms for its release.
[[nodiscard]] bool isHeld(const QString& file);

}  // namespace rokada::ui
