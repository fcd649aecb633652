// Deeds with a whole collection: import and copies, and their results.
#pragma once

#include <QObject>

class QWidget;

namespace rokada::ui {

class Library;
class RestoreDialog;
struct ImportReport;
struct Twins;

class CollectionDeeds final : public QObject {
    Q_OBJECT
public:
    /// Dialogs open above the window of `page`, which outlives its features.
    explicit CollectionDeeds(QWidget& page);

    /// They are done with this collection from now on; an import of the other one goes on.
    void workIn(Library& library);
    /// Files are looked for in this folder first.
    void setFolder(const QString& folder) { folder_ = folder; }

    void askForImport();
    void askToSaveCopy();
    /// All games, into a file of their own.
    void saveCopy(const QString& path);
    /// Shows the copies, one of which can take the place of the games.
    RestoreDialog* chooseCopy();

signals:
    /// Something was done, in one sentence.
    void said(const QString& news);
    /// Something could not be done, in one sentence.
    void failed(const QString& why);
    /// An import has begun.
    void importBegun();
    /// An import is over.
    void importEnded(const rokada::ui::ImportReport& report);
    /// Records of the same game are to be compared.
    void twinsWanted(const std::vector<rokada::ui::Twins>& twins);
    /// A copy has taken the place of the games.
    void restored();
    void copySaved(bool done);

private:
    void tellImported(const ImportReport& report);

    QWidget& page_;
    Library* library_ = nullptr;
    QString folder_;
};

}  // namespace rokada::ui
