// Adds a panel with both teams above the list of moves, in variants in which two sides are partners.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class BoardWidget;
class GameSession;
class SidePanel;
class TeamsPanel;

class TeamControls final : public Feature {
    Q_OBJECT
public:
    TeamControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel);

    void retranslate() override;

private:
    void showGame();

    GameSession& session_;
    TeamsPanel* panel_;
};

}  // namespace rokada::ui
