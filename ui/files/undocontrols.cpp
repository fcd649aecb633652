#include "files/undocontrols.h"

#include "session/formergame.h"
#include "session/gamesession.h"
#include "shell/windowactions.h"

namespace rokada::ui {

UndoControls::UndoControls(const WindowContext& context, FormerGame& former)
    : Feature(context),
      former_(former),
      undo_(in_.actions.add({.name = "undo",
                             .text = QT_TRANSLATE_NOOP("Action", "&Undo"),
                             .shortcut = "Ctrl+Z",
                             .tip = QT_TRANSLATE_NOOP("Action", "Take back your last move"),
                             .place = {menus::Move, 110},
                             .needsBoard = true,
                             .toolBar = 210,
                             .icon = Icon::Undo})),
      redo_(in_.actions.add({.name = "redo",
                             .text = QT_TRANSLATE_NOOP("Action", "&Redo"),
                             .shortcut = "Ctrl+Shift+Z",
                             .tip = QT_TRANSLATE_NOOP("Action", "Replay the move that was taken back"),
                             .place = {menus::Move, 120},
                             .needsBoard = true,
                             .toolBar = 220,
                             .icon = Icon::Redo})) {
    connect(&undo_, &QAction::triggered, this, [this] {
        if (!former_.comeBack()) in_.session.undo();
    });
    connect(&redo_, &QAction::triggered, this, [this] { in_.session.redo(); });
}

void UndoControls::updateActions() {
    undo_.allow(former_.canComeBack() || in_.session.canUndo(), tr("You have no move to take back."));
    redo_.allow(in_.session.canRedo(), tr("No move has been taken back."));
}

}  // namespace rokada::ui
