#include "library/restoredialog.h"

#include "collection/library.h"
#include "kit/dialogsheet.h"
#include "library/dialogform.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>

#include <utility>

namespace rokada::ui {

RestoreDialog::RestoreDialog(Library& library, QWidget* parent)
    : QDialog(parent),
      library_(library),
      text_(new QLabel(this)),
      chosen_(new QLabel(this)),
      list_(new QTableWidget(0, 2, this)) {
    setObjectName(QStringLiteral("restoreDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    DialogForm form(*this, tr("Restore a copy"));
    text_->setText(
        tr("The games of the copy replace those of the collection. The current games are kept in a separate file."));
    text_->setWordWrap(true);
    text_->setForegroundRole(QPalette::PlaceholderText);
    chosen_->setTextFormat(Qt::PlainText);
    chosen_->setWordWrap(true);
    form.addToFoot(chosen_);
    list_->setHorizontalHeaderLabels({tr("Date"), tr("Games")});
    list_->setAccessibleName(tr("Copies"));
    list_->verticalHeader()->hide();
    list_->horizontalHeader()->setHighlightSections(false);
    list_->setSelectionBehavior(QAbstractItemView::SelectRows);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setTabKeyNavigation(false);
    list_->setShowGrid(false);
    auto* cancel = form.addButton("cancelRestore", tr("Cancel"), DialogForm::Button::Quiet);
    restore_ = form.addButton("restoreChosen", tr("&Restore"), DialogForm::Button::Primary);
    restore_->setEnabled(false);
    connect(restore_, &QPushButton::clicked, this, &RestoreDialog::restore);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(list_, &QTableWidget::itemSelectionChanged, this, &RestoreDialog::showChosen);
    form.add(text_);
    form.add(list_, 1);
    resize(sizeForLetters(*this, {520, 340}));
    library_.ask([](LibraryStore& store) { return store.copies(); },
                 [self = QPointer(this)](std::vector<LibraryCopy> copies) {
                     if (self) self->fill(std::move(copies));
                 });
}

/// Shows how many games the selected copy contains, in the text beside the buttons.
void RestoreDialog::showChosen() {
    const int row = list_->currentRow();
    const bool any = !list_->selectedItems().empty() && row >= 0 && static_cast<std::size_t>(row) < copies_.size();
    restore_->setEnabled(any);
    chosen_->setText(any ? tr("%n game(s) will be restored.", nullptr, copies_[static_cast<std::size_t>(row)].games)
                         : QString());
}

void RestoreDialog::fill(std::vector<LibraryCopy> copies) {
    copies_ = std::move(copies);
    if (copies_.empty()) text_->setText(tr("There are no copies of this collection."));
    list_->setRowCount(static_cast<int>(copies_.size()));
    for (std::size_t i = 0; i < copies_.size(); ++i) {
        const auto row = static_cast<int>(i);
        list_->setItem(row, 0, new QTableWidgetItem(QLocale().toString(copies_[i].made, QLocale::ShortFormat)));
        auto* games = new QTableWidgetItem(QLocale().toString(copies_[i].games));
        games->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        list_->setItem(row, 1, games);
    }
    alignNumbers(*list_);
    if (!copies_.empty()) list_->setCurrentCell(0, 0);
    emit listed();
}

void RestoreDialog::restore() {
    const int row = list_->currentRow();
    if (row < 0 || static_cast<std::size_t>(row) >= copies_.size()) return;
    restore_->setEnabled(false);
    list_->setEnabled(false);
    text_->setText(tr("The copy is being restored..."));
    library_.ask(
        [file = copies_[static_cast<std::size_t>(row)].file](LibraryStore& store) { return store.restore(file); },
        [self = QPointer(this)](const tl::expected<Restored, CopyFailure>& done) {
            if (!self) return;
            if (done) emit self->restored(*done);
            if (!done) emit self->failed(done.error());
            self->accept();
        });
}

}  // namespace rokada::ui
