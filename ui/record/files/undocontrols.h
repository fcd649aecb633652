// Undo and redo of moves, of edits of a record, and of the replacement of the game on the board.
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
    UndoControls(GameSession& session, GameRecord& record, WindowActions& actions, StatusLine& status);

    void join(const Offers& offers) override;
    void updateActions() override;

private:
    void undoEdit();

    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    StatusLine& status_;
    FormerGame* former_ = nullptr;  ///< returns to the game that was replaced last; nullptr if games cannot be opened
    WindowAction& undo_;
    WindowAction& redo_;
};

}  // namespace rokada::ui
