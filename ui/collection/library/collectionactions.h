// Actions on a whole collection: import a file, save a copy, and replace the games by a copy. Also reports their
// results.
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
    /// `page` owns this object. The window of `page` is the parent of the dialogs.
    explicit CollectionActions(QWidget& page);

    /// Sets the collection to which all actions apply. An import into the previous collection continues, but this
    /// object does not report its end.
    void workIn(Library& library);
    /// Sets the initial folder of file dialogs.
    void setFolder(const QString& folder) { folder_ = folder; }

    void askForImport();
    void askToSaveCopy();
    /// Saves a copy of the collection to the file `path` in the background. Emits `copySaved` at the end.
    void saveCopy(const QString& path);
    /// Opens and returns a dialog in which the user replaces all games by those of a copy. The dialog deletes itself.
    RestoreDialog* chooseCopy();

signals:
    /// Emitted with a message for the user. An empty text clears the previous message.
    void said(const QString& message);
    /// Emitted with an error message when an action has failed. The message is valid until `succeeded` is emitted with
    /// the same `action`.
    void failed(const QString& why, const QByteArray& action);
    /// Emitted when an action has succeeded, so that an earlier error message about it is no longer true.
    void succeeded(const QByteArray& action);
    /// Emitted when an import into the collection has started.
    void importBegun();
    /// Emitted at the end of each import, even if the import failed or was cancelled.
    void importEnded(const rokada::ui::ImportReport& report);
    /// Emitted when the user asks to compare these duplicates.
    void duplicatesWanted(const std::vector<rokada::ui::Duplicates>& pairs);
    /// Emitted when all games have been replaced by those of a copy.
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
