#include "pages/towercontrols.h"

#include "board/boardwidget.h"
#include "pages/towerpanel.h"
#include "session/gamesession.h"
#include "shell/sidepanel.h"

namespace rokada::ui {

TowerControls::TowerControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel)
    : session_(session), panel_(new TowerPanel(board, &sidePanel)) {
    sidePanel.add(*panel_, PagePlace::AboveMoves);
    // Turns off the fan, which would show the pieces of a tower on the board and hide other squares. The panel lists
    // the pieces instead.
    board.setLook(&BoardLook::fans, false);
    connect(panel_, &TowerPanel::heightChanged, &sidePanel, &SidePanel::share);
    connect(&session_, &GameSession::started, this, &TowerControls::showGame);
}

void TowerControls::showGame() {
    const Game* game = session_.game();
    panel_->setOpen(game != nullptr && game->book().towers());
}

void TowerControls::retranslate() { panel_->retranslate(); }

}  // namespace rokada::ui
