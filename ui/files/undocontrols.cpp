#include "files/undocontrols.h"

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
        if (in_.record.canUndoEdit()) return in_.record.undoEdit();
        if (!former_.comeBack()) in_.session.undo();
    });
    connect(&redo_, &QAction::triggered, this,
            [this] { in_.record.canRedoEdit() ? in_.record.redoEdit() : in_.session.redo(); });
    connect(&in_.record, &GameRecord::changed, this, &UndoControls::updateActions);
}

void UndoControls::updateActions() {
    const GameRecord& record = in_.record;
    const bool viewing = record.viewing();
    undo_.allow(record.canUndoEdit() || former_.canComeBack() || in_.session.canUndo(),
                viewing ? tr("Nothing has been edited in this record.") : tr("You have no move to undo."));
    redo_.allow(record.canRedoEdit() || in_.session.canRedo(),
                viewing ? tr("No edit has been undone.") : tr("No move has been taken back."));
}

}  // namespace rokada::ui
