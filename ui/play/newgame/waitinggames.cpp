#include "newgame/waitinggames.h"

#include "files/gamekeeper.h"
#include "newgame/waitingdialog.h"

#include <vector>

namespace rokada::ui {

WaitingGames::WaitingGames(GameKeeper& keeper, QWidget& window) : QObject(&keeper), keeper_(keeper), window_(window) {}

void WaitingGames::show() {
    if (!dialog_) {
        dialog_ = new WaitingDialog(&window_);
        connect(dialog_, &WaitingDialog::openWanted, this, &WaitingGames::open);
        connect(dialog_, &WaitingDialog::deletionWanted, this, &WaitingGames::remove);
        connect(dialog_, &WaitingDialog::undoWanted, this, &WaitingGames::restore);
    }
    fill();
    dialog_->open();
}

void WaitingGames::fill() {
    std::vector<WaitingGame> games;
    for (const GameKeeper::LeftGame& left : keeper_.left()) games.push_back(waitingGame(left));
    dialog_->setGames(games);
    dialog_->setUndoable(keeper_.canRestore());
}

void WaitingGames::open(const QString& file) {
    dialog_->accept();
    emit continueWanted(file);
}

void WaitingGames::remove(const QString& file) {
    const bool removed = keeper_.remove(file);
    dialog_->say(removed ? tr("The game was deleted.") : tr("The game could not be deleted."));
    fill();
    if (removed) emit changed();
}

void WaitingGames::restore() {
    if (!keeper_.canRestore()) return;
    const Written done = keeper_.restore();
    dialog_->say(done ? tr("The game was restored.") : tr("The game could not be restored: %1").arg(done.error()));
    fill();
    if (done) emit changed();
}

}  // namespace rokada::ui
