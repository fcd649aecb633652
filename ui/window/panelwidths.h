// Keeps for each game how wide the panel beside its board is.
#pragma once

#include "kit/settings.h"
#include "shell/feature.h"

#include <string_view>

namespace rokada::ui {

class BoardPage;
class GameSession;

namespace keys {

/// In pixels; 0 for the usual width.
[[nodiscard]] Setting<int> panelWidth(std::string_view game);

}  // namespace keys

void declarePanels(Settings& settings);

class PanelWidths final : public Feature {
    Q_OBJECT
public:
    PanelWidths(GameSession& session, BoardPage& page, Settings& settings);
};

}  // namespace rokada::ui
