#include "library/collectionactions.h"

#include "collection/library.h"
#include "kit/filedialog.h"
#include "library/copytexts.h"
#include "library/importreportdialog.h"
#include "library/restoredialog.h"

#include <QFileDialog>
#include <QPointer>

namespace rokada::ui {

namespace {

constexpr const char *CopyDeed = "saveCopy", *RestoreDeed = "restoreCopy";

}  // namespace

CollectionActions::CollectionActions(QWidget& page) : QObject(&page), page_(page) {}

void CollectionActions::workIn(Library& library) {
    if (library_) library_->disconnect(this);
    library_ = &library;
    connect(library_, &Library::imported, this, &CollectionActions::tellImported);
}

/// Asks for a file and imports it into the collection that is current when the user has chosen the file.
void CollectionActions::askForImport() {
    auto* dialog = newFileDialog(page_.window(), tr("Import"), folder_, tr("Recorded games (*.pgn);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        library_->importFile(path);
        emit importBegun();
    });
    dialog->open();
}

void CollectionActions::tellImported(const ImportReport& report) {
    emit said(summaryOf(report));
    emit importEnded(report);
    // If the page is hidden, `LibraryControls` shows the report instead.
    if (!report.worthReading() || !page_.isVisible()) return;
    auto* dialog = new ImportReportDialog(report, page_.window());
    connect(dialog, &ImportReportDialog::duplicatesWanted, this, &CollectionActions::duplicatesWanted);
    dialog->open();
}

void CollectionActions::askToSaveCopy() {
    auto* dialog =
        newFileDialog(page_.window(), tr("Save a copy"), folder_, tr("Collections of games (*.sqlite);;All files (*)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("sqlite"));
    connect(dialog, &QFileDialog::fileSelected, this, &CollectionActions::saveCopy);
    dialog->open();
}

void CollectionActions::saveCopy(const QString& path) {
    emit said(tr("The copy is being saved..."));
    library_->ask([path](LibraryStore& store) { return store.saveCopy(path); },
                  [self = QPointer(this), path](const Copied& copied) {
                      if (!self) return;
                      emit self->said(copied ? texts::copied(path, *copied) : QString());
                      copied ? emit self->succeeded(CopyDeed)
                             : emit self->failed(texts::notSaved(path, copied.error()), CopyDeed);
                      emit self->copySaved(copied.has_value());
                  });
}

RestoreDialog* CollectionActions::chooseCopy() {
    auto* dialog = new RestoreDialog(*library_, page_.window());
    connect(dialog, &RestoreDialog::restored, this, [this](const Restored& done) {
        emit said(texts::restored(done));
        emit succeeded(RestoreDeed);
        emit restored();
    });
    connect(dialog, &RestoreDialog::failed, this,
            [this](const CopyFailure& failure) { emit failed(texts::notRestored(failure), RestoreDeed); });
    dialog->open();
    return dialog;
}

}  // namespace rokada::ui
