#include "files/closeguard.h"

#include "files/filecontrols.h"
#include "session/gamerecord.h"

#include <QMainWindow>

namespace rokada::ui {

CloseGuard::CloseGuard(QMainWindow& window, GameRecord& record, FileControls& files)
    : QObject(&window), window_(window), record_(record), files_(files) {
    connect(&files_, &FileControls::saved, this, [this] {
        if (closing_) window_.close();
    });
    connect(&record_, &GameRecord::changed, this, [this] { closing_ = givenUp_ = false; });
}

/// Moves that were played are kept without asking.
bool CloseGuard::mayClose() {
    const bool open = record_.noted() || (record_.viewing() && record_.edited());
    if (givenUp_ || !open) return true;
    if (question_) return false;
    const QString text = record_.viewing() ? tr("You have edited this record. The edits are in no file yet.")
                                           : tr("This game has notes, yours or of a review, that are in no file yet.");
    question_ = new QMessageBox(QMessageBox::Question, record_.viewing() ? tr("Record") : tr("Notes"), text,
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
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
