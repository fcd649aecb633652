#include "files/closeguard.h"

#include "files/filecontrols.h"
#include "files/unsavededits.h"
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
    if (givenUp_ || (!record_.noted() && files_.unsaved().count() == 0)) return true;
    if (question_) return false;
    const bool notes = record_.noted() && !record_.viewing();
    question_ =
        new QMessageBox(QMessageBox::Question, notes ? tr("Notes") : tr("Record"), unsaved().join(QLatin1Char('\n')),
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

/// What is in no file, in sentences.
QStringList CloseGuard::unsaved() const {
    QStringList sentences;
    if (record_.noted()) {
        sentences << (record_.viewing() ? tr("You have edited this record. The edits are in no file yet.")
                                        : tr("You have written notes to this game. They are in no file yet."));
    }
    const auto others = static_cast<int>(files_.unsaved().count());
    if (others > 0) sentences << tr("The changes to %n game(s) that left the board are not saved.", nullptr, others);
    return sentences;
}

void CloseGuard::answer(QMessageBox::StandardButton button) {
    givenUp_ = button == QMessageBox::Discard;
    closing_ = button == QMessageBox::Save && files_.unsaved().saveAll();
    if (closing_ && record_.noted()) return files_.save();
    if (closing_ || givenUp_) window_.close();
}

}  // namespace rokada::ui
