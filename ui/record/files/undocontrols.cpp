#include "files/undocontrols.h"

#include "kit/statusline.h"
#include "session/formergame.h"
#include "session/gamerecord.h"
#include "session/gamesession.h"
#include "shell/offers.h"
#include "shell/windowactions.h"

namespace rokada::ui {

UndoControls::UndoControls(GameSession& session, GameRecord& record, WindowActions& actions, StatusLine& status)
    : session_(session),
      record_(record),
      actions_(actions),
      status_(status),
      undo_(actions_.add({.name = "undo",
                          .text = QT_TRANSLATE_NOOP("Action", "&Undo"),
                          .shortcut = "Ctrl+Z",
                          .tip = QT_TRANSLATE_NOOP("Action", "Undo the last move or edit"),
                          .place = {menus::Move, 110},
                          .needsBoard = true,
                          .icon = Icon::Undo})),
      redo_(actions_.add({.name = "redo",
                          .text = QT_TRANSLATE_NOOP("Action", "&Redo"),
                          .shortcut = "Ctrl+Shift+Z",
                          .tip = QT_TRANSLATE_NOOP("Action", "Redo the move or edit that was undone last"),
                          .place = {menus::Move, 120},
                          .needsBoard = true,
                          .icon = Icon::Redo})) {
    connect(&undo_, &QAction::triggered, this, [this] {
        // In an exercise, the user tries moves to find the best one. Undo then takes back the tried moves.
        if (record_.seeking()) return record_.takeBackTrialMoves();
        if (record_.canUndoEdit()) return undoEdit();
        if (!former_ || !former_->restorePrevious()) return session_.undo();
        if (former_->canRestoreNext())
            status_.showMessage(tr("The previous game is back on the board. Use Redo to return to the other game."));
    });
    connect(&redo_, &QAction::triggered, this, [this] {
        if (record_.canRedoEdit()) return record_.redoEdit();
        if (!former_ || !former_->restoreNext()) session_.redo();
    });
    connect(&record_, &GameRecord::changed, this, &UndoControls::updateActions);
}

void UndoControls::join(const Offers& offers) {
    if (auto* files = offers.find<GameFiles>()) former_ = &files->former();
}

/// Undoes the last edit. Shows a message if the edit is the review of a whole game, because most of its annotations are
/// not visible at the moment.
void UndoControls::undoEdit() {
    const bool review = record_.undoesReview();
    record_.undoEdit();
    if (review) status_.showMessage(tr("The review was removed from the game. Use Redo to restore it."));
}

void UndoControls::updateActions() {
    const GameRecord& record = record_;
    const bool viewing = record.viewing();
    const bool back = !record.canUndoEdit() && former_ && former_->canRestorePrevious();
    const bool again = !record.canRedoEdit() && former_ && former_->canRestoreNext();
    // Renames the action if it would replace the game on the board, to warn the user.
    undo_.rename(
        back ? QT_TRANSLATE_NOOP("Action", "&Undo: Return to Previous Game") : QT_TRANSLATE_NOOP("Action", "&Undo"),
        back ? QT_TRANSLATE_NOOP("Action", "Return to the game that was on the board before this one")
             : QT_TRANSLATE_NOOP("Action", "Undo the last move or edit"));
    redo_.rename(
        again ? QT_TRANSLATE_NOOP("Action", "&Redo: Return to Next Game") : QT_TRANSLATE_NOOP("Action", "&Redo"),
        again ? QT_TRANSLATE_NOOP("Action", "Return to the game that was on the board after this one")
              : QT_TRANSLATE_NOOP("Action", "Redo the move or edit that was undone last"));
    if (record.seeking()) {
        undo_.allow(record.hasTrialMoves(), tr("There is no move to undo."));
        return redo_.allow(false, tr("There is no move to redo."));
    }
    undo_.allow(record.canUndoEdit() || back || session_.canUndo(),
                viewing ? tr("There is no edit to undo.") : tr("There is no move to undo."));
    redo_.allow(record.canRedoEdit() || again || session_.canRedo(),
                viewing ? tr("There is no edit to redo.") : tr("There is no move to redo."));
}

}  // namespace rokada::ui
