// Undo and redo: a takeback, or the game that was replaced by mistake.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class FormerGame;
class WindowAction;

class UndoControls final : public Feature {
    Q_OBJECT
public:
    /// `former` is the game that comes back after another one was opened or pasted.
    UndoControls(const WindowContext& context, FormerGame& former);

    void updateActions() override;

private:
    void undoEdit();

    FormerGame& former_;
    WindowAction& undo_;
    WindowAction& redo_;
};

}  // namespace rokada::ui
