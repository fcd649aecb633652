// Actions on selected games of a collection: delete, restore, export, copy, move, compare duplicates, and show
// statistics.
#pragma once

#include "texts/notations.h"

#include <QObject>

#include <vector>

class QWidget;

namespace rokada::ui {

class Collections;
class Library;
enum class Transfer;
struct Duplicates;

class GameActions final : public QObject {
    Q_OBJECT
public:
    /// `page` owns this object. The window of `page` is the parent of the dialogs.
    explicit GameActions(QWidget& page);

    /// Sets the collection to which all actions apply. A deletion in the previous collection can no longer be undone.
    void workIn(Library& library);
    /// Sets the initial folder of file dialogs.
    void setFolder(const QString& folder) { folder_ = folder; }

    /// Deletes these games in the background. Only the last deletion can be undone.
    void remove(const std::vector<qint64>& ids);
    /// Undoes the last deletion in the background.
    void restoreRemoved();
    [[nodiscard]] bool canRestore() const { return !removed_.empty(); }
    /// Forgets the last deletion, which can then no longer be undone.
    void forgetRemoved();
    void askForExport(const std::vector<qint64>& ids);
    /// Saves these games to one PGN file. Emits `exported` at the end.
    void exportTo(const QString& path, const std::vector<qint64>& ids);
    /// Copies or moves these games to the collection `to` in the background. `name` is the name of `to` in messages to
    /// the user. Emits `transferred` at the end.
    void transferTo(Library& to, const QString& name, Transfer how, const std::vector<qint64>& ids);
    /// Searches the collection for duplicates in the background, then calls `compare`, unless the games cannot be read.
    void findDuplicates();
    /// Opens a dialog in which the user compares these duplicates. Shows only a message if `pairs` is empty.
    void compare(const std::vector<Duplicates>& pairs);
    /// Opens a dialog with statistics of these games.
    void count(const std::vector<qint64>& ids, NotationStyle style);

signals:
    /// Emitted with a message for the user. An empty text clears the previous message.
    void said(const QString& message);
    /// Emitted with an error message when an action has failed. The message can be removed when `succeeded` is emitted
    /// with the same `action`.
    void failed(const QString& why, const QByteArray& action);
    /// Emitted when an action has succeeded. An earlier error message about the same action is then outdated.
    void succeeded(const QByteArray& action);
    /// Emitted when games of the collection may have been added or deleted.
    void changed();
    void exported(bool done);
    void transferred();

private:
    QWidget& page_;
    Library* library_ = nullptr;
    QString folder_;
    std::vector<qint64> removed_;
};

}  // namespace rokada::ui
