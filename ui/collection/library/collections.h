// The collections of games that a window knows: files of their own, the first of which is for own games.
#pragma once

#include "collection/librarystore.h"

#include <QObject>
#include <QString>

#include <tl/expected.hpp>

#include <map>
#include <vector>

namespace rokada::ui {

struct ImportReport;
class Library;
class Settings;

class Collections final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t Own = 0, MostListed = 51;

    struct Entry {
        QString file;
        QString name;  ///< as it was chosen; empty for own games
    };

    /// Own games are in this folder. The settings must outlive it.
    Collections(const QString& folder, Settings& settings, QObject* parent);

    [[nodiscard]] const std::vector<Entry>& all() const { return all_; }
    /// For people.
    [[nodiscard]] QString nameOf(std::size_t index) const;
    /// The same of one that was opened; empty if it is not in the list any more.
    [[nodiscard]] QString nameOf(const Library& library) const;
    /// Opened when it is asked for first; it stays as long as this object, in or out of the list.
    [[nodiscard]] Library& library(std::size_t index);
    /// The one that was looked at last.
    [[nodiscard]] std::size_t chosen() const;
    void choose(std::size_t index);

    /// Makes the file if there is none, and puts it into the list, where it may be already. Or why not, in words for
    /// people: a file that is something else is not touched.
    tl::expected<std::size_t, QString> add(const QString& file);
    /// In the list; the file keeps its name. Own games cannot be renamed, and no name is empty.
    void rename(std::size_t index, const QString& name);
    /// From the list; the file stays. Not own games.
    void remove(std::size_t index);

signals:
    /// Of the list, or which one is looked at.
    void changed();
    /// One that was damaged was opened, and what became of it.
    void damaged(const rokada::ui::LibraryDamage& damage);
    void failed(const QString& file);
    /// Another program holds one of them, or no longer does.
    void heldChanged(const QString& file, bool held);
    /// A copy of one of them was due and could not be made.
    void notCopied(const QString& file, const rokada::ui::CopyFailure& failure);
    /// A file came into one of them.
    void imported(rokada::ui::Library& library, const rokada::ui::ImportReport& report);
    /// A program was killed while it imported a file into one of them; so many games had come by then.
    void importUnfinished(const QString& file, qint64 games);

private:
    void keep();

    Settings& settings_;
    std::vector<Entry> all_;
    std::map<QString, Library*> open_;  ///< by file
};

/// It is a file in which this program keeps games.
[[nodiscard]] bool isCollection(const QString& file);
/// Another program holds the database in this file.
[[nodiscard]] bool isHeld(const QString& file);

}  // namespace rokada::ui
