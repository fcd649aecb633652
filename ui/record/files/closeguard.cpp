#include "files/closeguard.h"

#include "files/gamekeeper.h"
#include "files/unsavededits.h"
#include "kit/dialogsheet.h"
#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "shell/offers.h"
#include "shell/windowsignals.h"

#include <QMainWindow>
#include <QPushButton>

#include <utility>
#include <vector>

namespace rokada::ui {

CloseGuard::CloseGuard(QMainWindow& window, GameRecord& record, const Offers& offers, WindowSignals& windowSignals,
                       StatusLine& status)
    : QObject(&window), window_(window), record_(record), files_(offers.find<GameFiles>()), status_(status) {
    connect(&windowSignals, &WindowSignals::gameSaved, this, [this] {
        if (closing_) window_.close();
    });
    connect(&windowSignals, &WindowSignals::gameNotSaved, this, [this] { closing_ = false; });
    connect(&windowSignals, &WindowSignals::keeperCame, this, &CloseGuard::follow);
    connect(&record_, &GameRecord::changed, this, [this] { closing_ = givenUp_ = false; });
}

void CloseGuard::follow(GameKeeper& keeper) {
    keeper_ = &keeper;
    connect(&keeper, &GameKeeper::savedNowhereChanged, this, &CloseGuard::showSavedNowhere);
    connect(&keeper, &GameKeeper::unsavedChanged, this, &CloseGuard::showEarlierUnsaved);
}

QString CloseGuard::savedNowhere() const { return keeper_ ? keeper_->savedNowhere() : QString(); }

void CloseGuard::showSavedNowhere() {
    status_.withdraw(std::exchange(alarm_, {}));
    const QString why = savedNowhere();
    if (why.isEmpty()) return;
    alarm_ = tr("This game is not saved: %1").arg(why);
    std::vector<NoticeAction> actions;
    if (files_) actions.push_back({tr("Save &as..."), "saveNowhere", [this] { files_->askForName(); }});
    actions.push_back({tr("&Try again"), "keepAgain", [this] { keeper_->tryAgain(); }});
    status_.showAlarm(alarm_, actions);
}

/// Returns a sentence about earlier games that another game has replaced and that could not be saved. Returns an empty
/// text if there are no such games.
QString CloseGuard::earlierUnsaved() const {
    const auto games = keeper_ ? static_cast<int>(keeper_->unsaved()) : 0;
    return games == 0 ? QString()
                      : tr("%n earlier game(s) are not saved: %1", nullptr, games).arg(keeper_->whyUnsaved());
}

void CloseGuard::showEarlierUnsaved() {
    const QString sentence = earlierUnsaved();
    if (sentence == earlierAlarm_) return;
    status_.withdraw(std::exchange(earlierAlarm_, sentence));
    if (sentence.isEmpty()) return;
    std::vector<NoticeAction> actions;
    if (files_) actions.push_back({tr("Save &as..."), "saveEarlier", [this] { saveEarlier(); }});
    actions.push_back({tr("&Try again"), "keepEarlierAgain", [this] { keeper_->tryAgain(); }});
    status_.showAlarm(sentence, actions);
}

/// Asks for a file name, and saves the unsaved earlier games together to this file.
void CloseGuard::saveEarlier() {
    files_->askForNameOf([this] { return keeper_->unsavedText(); },
                         [this] {
                             keeper_->dropUnsaved();
                             if (closing_) window_.close();
                         });
}

/// Asks only about notes, edits, and games that could not be saved. Played moves and reviews are saved automatically.
bool CloseGuard::mayClose() {
    if (keeper_) keeper_->settle();
    if (givenUp_ || unsaved().isEmpty()) return true;
    if (!question_) ask();
    return false;
}

void CloseGuard::ask() {
    const bool notes = record_.noted() && !record_.viewing();
    const bool games = !savedNowhere().isEmpty() || !earlierUnsaved().isEmpty();
    const QString title = games ? tr("Game") : notes ? tr("Notes") : tr("Recorded Game");
    question_ = new QMessageBox(QMessageBox::Question, title, unsaved().join(QLatin1Char('\n')),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    question_->setInformativeText(fate());
    question_->button(QMessageBox::Discard)->setText(tr("Close &without saving"));
    question_->setAttribute(Qt::WA_DeleteOnClose);
    new DialogSheet(*question_);
    prepareSaving();
    connect(question_, &QMessageBox::finished, this,
            [this](int button) { answer(static_cast<QMessageBox::StandardButton>(button)); });
    question_->open();
}

void CloseGuard::prepareSaving() {
    QAbstractButton& save = *question_->button(QMessageBox::Save);
    if (!savedNowhere().isEmpty() || !earlierUnsaved().isEmpty()) save.setText(tr("Save &as..."));
    save.setEnabled(files_ != nullptr);
    if (!files_) save.setToolTip(tr("Saving is not available."));
    question_->setDefaultButton(files_ ? QMessageBox::Save : QMessageBox::Cancel);
}

/// Returns one sentence for each kind of unsaved data. Returns an empty list if everything is saved.
QStringList CloseGuard::unsaved() const {
    QStringList sentences;
    if (const QString why = savedNowhere(); !why.isEmpty()) {
        sentences << tr("This game is not saved: %1").arg(why);
    } else if (record_.noted()) {
        sentences << (record_.viewing() ? tr("You edited this recorded game. The changes are not saved to a file.")
                                        : tr("You added notes to this game. The notes are not saved to a file."));
    }
    if (const QString earlier = earlierUnsaved(); !earlier.isEmpty()) sentences << earlier;
    const auto others = files_ ? static_cast<int>(files_->unsaved().count()) : 0;
    if (others > 0) sentences << tr("The changes to %n earlier game(s) are not saved.", nullptr, others);
    return sentences;
}

/// Returns a sentence that says whether the next session will restore the unsaved data.
QString CloseGuard::fate() const {
    const bool kept =
        savedNowhere().isEmpty() && earlierUnsaved().isEmpty() && !(files_ && files_->unsaved().savedNowhere());
    return kept ? tr("If you close without saving, Rokada restores your changes in the next session.")
                : tr("Unsaved changes will be lost when the window closes.");
}

/// Handles the answer of the user. Saves only the first kind of unsaved data. When it is saved, the window tries to
/// close again, which leads to a question about the next kind.
void CloseGuard::answer(QMessageBox::StandardButton button) {
    question_.clear();
    givenUp_ = button == QMessageBox::Discard;
    closing_ = button == QMessageBox::Save && files_ && files_->unsaved().saveAll();
    if (closing_ && !savedNowhere().isEmpty()) return files_->askForName();
    if (closing_ && !earlierUnsaved().isEmpty()) return saveEarlier();
    if (closing_ && record_.noted()) return files_->save();
    if (closing_ || givenUp_) window_.close();
}

}  // namespace rokada::ui
