// Adds a panel with the selected tower above the list of moves, in variants with towers. A tower is a stack of pieces
// on one square.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class GameSession;
class BoardWidget;
class SidePanel;
class TowerPanel;

class TowerControls final : public Feature {
    Q_OBJECT
public:
    TowerControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel);

    void retranslate() override;

private:
    void showGame();

    GameSession& session_;
    TowerPanel* panel_;
};

}  // namespace rokada::ui
