#include "files/undocontrols.h"

#include "session/formergame.h"
#include "session/gamesession.h"
#include "shell/windowactions.h"

namespace rokada::ui {

UndoControls::UndoControls(const WindowContext& context, FormerGame& former) : Feature(context), former_(former) {
    connect(&in_.actions[Act::Undo], &QAction::triggered, this, [this] {
        if (!former_.comeBack()) in_.session.undo();
    });
    connect(&in_.actions[Act::Redo], &QAction::triggered, this, [this] { in_.session.redo(); });
}

void UndoControls::updateActions() {
    in_.actions.setEnabled(Act::Undo, former_.canComeBack() || in_.session.canUndo(),
                           tr("You have no move to take back."));
    in_.actions.setEnabled(Act::Redo, in_.session.canRedo(), tr("No move has been taken back."));
}

}  // namespace rokada::ui
