// Actions on a whole collection: imports files, saves and restores copies, and reports the results.
#pragma once

#include <QObject>

class QWidget;

namespace rokada::ui {

class Library;
class RestoreDialog;
struct ImportReport;
struct Duplicates;

class CollectionActions final : public QObject {
    Q_OBJECT
public:
    /// `page` owns this object. Its window is the parent of the dialogs.
    explicit CollectionActions(QWidget& page);

    /// Sets the collection for all actions. An import into the previous collection continues, but its end is not
    /// reported by this object.
    void workIn(Library& library);
    /// Sets the initial folder of file dialogs.
    void setFolder(const QString& folder) { folder_ = folder; }

    void askForImport();
    void askToSaveCopy();
    /// Saves a copy of the collection to the file `path`. Emits `copySaved` when it is finished.
    void saveCopy(const QString& path);
    /// Opens a dialog in which the user replaces the games by those of a copy. The dialog deletes itself.
    RestoreDialog* chooseCopy();

signals:
    /// Emitted with a message for the user. An empty text clears the previous message.
    void said(const QString& message);
    /// Emitted with an error message when an action has failed. `action` names the action.
    void failed(const QString& why, const QByteArray& action);
    /// Emitted when an action that can fail has succeeded.
    void succeeded(const QByteArray& action);
    /// Emitted when the user has started an import.
    void importBegun();
    /// Emitted at the end of each import, even if the import failed or was cancelled.
    void importEnded(const rokada::ui::ImportReport& report);
    /// Emitted when the user asks to compare these duplicates.
    void duplicatesWanted(const std::vector<rokada::ui::Duplicates>& pairs);
    /// Emitted when the games have been replaced by those of a copy.
    void restored();
    /// Emitted at the end of `saveCopy`. `done` is false if the copy failed.
    void copySaved(bool done);

private:
    void tellImported(const ImportReport& report);

    QWidget& page_;
    Library* library_ = nullptr;
    QString folder_;
};

}  // namespace rokada::ui
