// What explains the board while one plays on it: the legend of green, blue and red squares in variants that need it,
// and the list of a tower where there are towers.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class GameSession;
class BoardWidget;
class SidePanel;
class StatusLine;
class Settings;
class TowerPanel;

class LegendControls final : public Feature {
    Q_OBJECT
public:
    LegendControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel, StatusLine& status,
                   Settings& settings);

    void retranslate() override;

private:
    void showGame();

    GameSession& session_;
    BoardWidget& board_;
    SidePanel& sidePanel_;
    StatusLine& status_;
    Settings& settings_;
    TowerPanel* tower_;
};

}  // namespace rokada::ui
