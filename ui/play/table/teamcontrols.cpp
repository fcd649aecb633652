#include "table/teamcontrols.h"

#include "board/boardwidget.h"
#include "session/gamesession.h"
#include "shell/sidepanel.h"
#include "table/teamspanel.h"

namespace rokada::ui {

TeamControls::TeamControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel)
    : session_(session), panel_(new TeamsPanel(board, &sidePanel)) {
    sidePanel.add(*panel_, PagePlace::AboveMoves);
    connect(&session_, &GameSession::started, this, &TeamControls::showGame);
    connect(&session_, &GameSession::seatsChanged, this, &TeamControls::retranslate);
}

void TeamControls::showGame() {
    const Game* game = session_.game();
    panel_->setOpen(game != nullptr && game->book().sides() > 2);
}

void TeamControls::retranslate() { panel_->retranslate(); }

}  // namespace rokada::ui
