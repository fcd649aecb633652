// Adds the legend of target squares to the side panel. The legend explains the marks for moves and captures, moves
// only, and captures only.
#pragma once

#include "shell/feature.h"

namespace rokada::ui {

class GameSession;
class BoardWidget;
class SidePanel;
class StatusLine;
class Settings;

class LegendControls final : public Feature {
    Q_OBJECT
public:
    LegendControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel, StatusLine& status,
                   Settings& settings);
};

}  // namespace rokada::ui
