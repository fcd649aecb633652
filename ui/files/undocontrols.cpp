#include "files/undocontrols.h"

#include "kit/statusline.h"
#include "session/formergame.h"
#include "session/gamerecord.h"
#include "session/gamesession.h"
#include "shell/windowactions.h"

namespace rokada::ui {

UndoControls::UndoControls(const WindowContext& context, FormerGame& former)
    : Feature(context),
      former_(former),
      undo_(in_.actions.add({.name = "undo",
                             .text = QT_TRANSLATE_NOOP("Action", "&Undo"),
                             .shortcut = "Ctrl+Z",
                             .tip = QT_TRANSLATE_NOOP("Action", "Undo your last move or the last edit"),
                             .place = {menus::Move, 110},
                             .needsBoard = true,
                             .toolBar = 210,
                             .icon = Icon::Undo})),
      redo_(
          in_.actions.add({.name = "redo",
                           .text = QT_TRANSLATE_NOOP("Action", "&Redo"),
                           .shortcut = "Ctrl+Shift+Z",
                           .tip = QT_TRANSLATE_NOOP("Action", "Replay the move that was taken back, or redo the edit"),
                           .place = {menus::Move, 120},
                           .needsBoard = true,
                           .toolBar = 220,
                           .icon = Icon::Redo})) {
    connect(&undo_, &QAction::triggered, this, [this] {
        // While a move is looked for, the record is not what is worked on.
        if (in_.record.seeking()) return in_.record.takeBackSupposed();
        if (in_.record.canUndoEdit()) return undoEdit();
        if (!former_.comeBack()) return in_.session.undo();
        if (former_.canGoAgain())
            in_.status.reason(tr("The game before is back on the board. Redo brings the later one again."));
    });
    connect(&redo_, &QAction::triggered, this, [this] {
        if (in_.record.canRedoEdit()) return in_.record.redoEdit();
        if (!former_.goAgain()) in_.session.redo();
    });
    connect(&in_.record, &GameRecord::changed, this, &UndoControls::updateActions);
}

/// Of a review more goes than is seen at once.
void UndoControls::undoEdit() {
    const bool review = in_.record.undoesReview();
    in_.record.undoEdit();
    if (review) in_.status.reason(tr("What the review wrote is out of the record. Redo brings it back."));
}

void UndoControls::updateActions() {
    const GameRecord& record = in_.record;
    const bool viewing = record.viewing();
    const bool back = !record.canUndoEdit() && former_.canComeBack();
    const bool again = !record.canRedoEdit() && former_.canGoAgain();
    // Another game on the board is no surprise where the action says so.
    undo_.rename(
        back ? QT_TRANSLATE_NOOP("Action", "&Undo: Back to the Game Before") : QT_TRANSLATE_NOOP("Action", "&Undo"),
        back ? QT_TRANSLATE_NOOP("Action", "Bring back the game that was on the board before this one")
             : QT_TRANSLATE_NOOP("Action", "Undo your last move or the last edit"));
    redo_.rename(
        again ? QT_TRANSLATE_NOOP("Action", "&Redo: Forward to the Later Game") : QT_TRANSLATE_NOOP("Action", "&Redo"),
        again ? QT_TRANSLATE_NOOP("Action", "Bring back the game that came after this one")
              : QT_TRANSLATE_NOOP("Action", "Replay the move that was taken back, or redo the edit"));
    if (record.seeking()) {
        undo_.allow(record.supposing(), tr("You have no move to undo."));
        return redo_.allow(false, tr("No move has been taken back."));
    }
    undo_.allow(record.canUndoEdit() || back || in_.session.canUndo(),
                viewing ? tr("Nothing has been edited in this record.") : tr("You have no move to undo."));
    redo_.allow(record.canRedoEdit() || again || in_.session.canRedo(),
                viewing ? tr("No edit has been undone.") : tr("No move has been taken back."));
}

}  // namespace rokada::ui
