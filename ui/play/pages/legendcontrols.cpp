#include "pages/legendcontrols.h"

#include "pages/reachlegend.h"
#include "shell/sidepanel.h"

namespace rokada::ui {

LegendControls::LegendControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel, StatusLine& status,
                               Settings& settings) {
    sidePanel.add(Strip::Legend, new ReachLegend(session, board, status, settings, &sidePanel));
}

}  // namespace rokada::ui
