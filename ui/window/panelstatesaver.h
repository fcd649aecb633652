// Stores the state of the panel beside the board for each variant: width, current tab and open tool.
#pragma once

#include "kit/settings.h"
#include "shell/feature.h"
#include "shell/sidepanel.h"

#include <QString>

#include <string>
#include <string_view>

namespace rokada::ui {

class BoardPage;
class GameSession;

namespace keys {

/// Width of the panel in pixels; 0 for the default width.
[[nodiscard]] Setting<int> panelWidth(std::string_view game);
/// Current tab of the panel.
[[nodiscard]] Setting<SidePanel::Front> panelTab(std::string_view game);
/// Object name of the open tool; empty if no tool is open.
[[nodiscard]] Setting<QString> panelTool(std::string_view game);
/// True if the tool was shown in its own window.
[[nodiscard]] Setting<bool> panelWindow(std::string_view game);

}  // namespace keys

void declarePanels(Settings& settings);

/// Restores the panel when a game starts. Stores each later change for the variant of the game.
class PanelStateSaver final : public Feature {
    Q_OBJECT
public:
    PanelStateSaver(GameSession& session, BoardPage& page, SidePanel& panel, Settings& settings);

private:
    void restore();
    void store();
    [[nodiscard]] std::string_view variant() const;

    GameSession& session_;
    BoardPage& page_;
    SidePanel& panel_;
    Settings& settings_;
    std::string restored_;  ///< variant whose state has been restored; empty during restoring
};

}  // namespace rokada::ui
