// Keeps for each variant the panel beside its board: its width, the tab in front and the tool that was open.
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

/// In pixels; 0 for the default width.
[[nodiscard]] Setting<int> panelWidth(std::string_view game);
[[nodiscard]] Setting<SidePanel::Front> panelTab(std::string_view game);
/// The object name of the tool; empty for none.
[[nodiscard]] Setting<QString> panelTool(std::string_view game);
/// True if the tool was in a window of its own.
[[nodiscard]] Setting<bool> panelWindow(std::string_view game);

}  // namespace keys

void declarePanels(Settings& settings);

class PanelMemory final : public Feature {
    Q_OBJECT
public:
    PanelMemory(GameSession& session, BoardPage& page, SidePanel& panel, Settings& settings);

private:
    void restore();
    void store();
    [[nodiscard]] std::string_view variant() const;

    GameSession& session_;
    BoardPage& page_;
    SidePanel& panel_;
    Settings& settings_;
    std::string restored_;  ///< the variant that the panel was restored for; empty while that happens
};

}  // namespace rokada::ui
