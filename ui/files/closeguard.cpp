#include "files/closeguard.h"

#include "files/filecontrols.h"
#include "session/gamerecord.h"

#include <QMainWindow>
#include <QPushButton>

namespace rokada::ui {

CloseGuard::CloseGuard(QMainWindow& window, GameRecord& record, FileControls& files)
    : QObject(&window), window_(window), record_(record), files_(files) {
    connect(&files_, &FileControls::saved, this, [this] {
        if (closing_) window_.close();
    });
    connect(&record_, &GameRecord::changed, this, [this] { closing_ = givenUp_ = false; });
}

/// Moves that were played are kept without asking, and so is a review.
bool CloseGuard::mayClose() {
    if (givenUp_ || !record_.noted()) return true;
    if (question_) return false;
    const QString text = record_.viewing() ? tr("You have edited this record. The edits are in no file yet.")
                                           : tr("You have written notes to this game. They are in no file yet.");
    question_ = new QMessageBox(QMessageBox::Question, record_.viewing() ? tr("Record") : tr("Notes"), text,
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    question_->setInformativeText(tr("Without a file they are kept for the next start."));
    question_->button(QMessageBox::Discard)->setText(tr("Close &Without Saving"));
    question_->setAttribute(Qt::WA_DeleteOnClose);
    question_->setDefaultButton(QMessageBox::Save);
    connect(question_, &QMessageBox::finished, this,
            [this](int button) { answer(static_cast<QMessageBox::StandardButton>(button)); });
    question_->open();
    return false;
}

void CloseGuard::answer(QMessageBox::StandardButton button) {
    closing_ = button == QMessageBox::Save;
    givenUp_ = button == QMessageBox::Discard;
    if (closing_) files_.save();
    if (givenUp_) window_.close();
}

}  // namespace rokada::ui
