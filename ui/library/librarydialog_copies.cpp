// Copies of the collection that is looked at, and what is shown while another program holds it.
#include "collection/library.h"
#include "library/copytexts.h"
#include "library/librarydialog.h"
#include "library/librarymodel.h"
#include "library/positionbar.h"
#include "library/restoredialog.h"

#include <QFileDialog>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

namespace rokada::ui {

void LibraryDialog::followCopies() {
    connect(library_, &Library::heldChanged, this, &LibraryDialog::showHeld);
    connect(library_, &Library::notCopied, this,
            [this](const CopyFailure& failure) { said_->setText(texts::notCopied(failure)); });
    connect(library_, &Library::copyProgressed, progress_, [this](int percent) {
        stopCopy_->setVisible(percent < 100);
        if (library_->importing()) return;
        progress_->setVisible(percent < 100);
        progress_->setValue(percent);
    });
}

/// No games are shown as none: the list is there when it could be read.
void LibraryDialog::showHeld(bool held) {
    const bool unread = held && model_->rowCount() == 0;
    held_->setVisible(unread);
    list_->setVisible(!unread);
    list_->setEnabled(!held);
    position_->setEnabled(!held);
    count_->setVisible(!unread);
    const QString sentence = tr("Another program is using this collection. Its games appear when it is free.");
    held_->setText(sentence);
    if (held && !unread) said_->setText(sentence);
    if (!held && said_->text() == sentence) said_->clear();
    updateButtons();
}

void LibraryDialog::askToSaveCopy() {
    auto* dialog =
        new QFileDialog(this, tr("Save a Copy"), folder_, tr("Collections of games (*.sqlite);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("sqlite"));
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryDialog::saveCopy);
    dialog->open();
}

void LibraryDialog::saveCopy(const QString& path) {
    said_->setText(tr("The copy is being saved..."));
    library_->ask(
        [path](LibraryStore& store) { return store.saveCopy(path); },
        [self = QPointer(this), path](const Copied& copied) {
            if (!self) return;
            self->said_->setText(copied ? texts::copied(path, *copied) : texts::notSaved(path, copied.error()));
            emit self->copySaved(copied.has_value());
        });
}

RestoreDialog* LibraryDialog::chooseCopy() {
    auto* dialog = new RestoreDialog(*library_, this);
    connect(dialog, &RestoreDialog::restored, this, [this](const Restored& done) {
        removed_.clear();
        said_->setText(texts::restored(done));
        search();
    });
    connect(dialog, &RestoreDialog::failed, this,
            [this](const CopyFailure& failure) { said_->setText(texts::notRestored(failure)); });
    dialog->open();
    return dialog;
}

}  // namespace rokada::ui
