#include "pages/legendcontrols.h"

#include "board/boardwidget.h"
#include "pages/reachlegend.h"
#include "pages/towerpanel.h"
#include "session/gamesession.h"
#include "shell/sidepanel.h"

namespace rokada::ui {

LegendControls::LegendControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel, StatusLine& status,
                               Settings& settings)
    : session_(session),
      board_(board),
      sidePanel_(sidePanel),
      status_(status),
      settings_(settings),
      tower_(new TowerPanel(board_, &sidePanel_)) {
    sidePanel_.add(Strip::Legend, new ReachLegend(session_, board_, status_, settings_, &sidePanel_));
    sidePanel_.add(*tower_, PagePlace::AboveMoves);
    // The list shows it better, and hides no square.
    board_.setLook(&BoardLook::fans, false);
    connect(&session_, &GameSession::started, this, &LegendControls::showGame);
}

void LegendControls::showGame() {
    const Game* game = session_.game();
    tower_->setOpen(game != nullptr && game->book().towers());
}

void LegendControls::retranslate() { tower_->retranslate(); }

}  // namespace rokada::ui
