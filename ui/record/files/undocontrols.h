// Undo and redo: a takeback, or the game that was replaced by mistake.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class Offers;
class GameSession;
class GameRecord;
class WindowActions;
class StatusLine;
class FormerGame;
class WindowAction;

class UndoControls final : public Feature {
    Q_OBJECT
public:
    /// `former` is the game that comes back after another one was opened or pasted.
    UndoControls(GameSession& session, GameRecord& record, WindowActions& actions, StatusLine& status);

    void join(const Offers& offers) override;
    void updateActions() override;

private:
    void undoEdit();

    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    StatusLine& status_;
    FormerGame* former_ = nullptr;  ///< nullptr if no games are opened
    WindowAction& undo_;
    WindowAction& redo_;
};

}  // namespace rokada::ui
