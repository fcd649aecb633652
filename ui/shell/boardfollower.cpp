#include "shell/boardfollower.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "session/gamesession.h"
#include "session/occupants.h"

namespace rokada::ui {

BoardFollower::BoardFollower(GameSession& session, BoardWidget& board, QObject* parent)
    : QObject(parent), session_(session), board_(board) {
    connect(&session_, &GameSession::started, this, [this] {
        board_.setGame(session_.game());
        showSeats();
        board_.setFocus();
    });
    connect(&session_, &GameSession::changed, this, [this] {
        showSeats();
        board_.refresh();
        board_.setMode(&BoardMode::enabled, session_.humanToMove());
        const BoardProgress& progress = board_.frame().progress;
        progress.underWay() ? session_.pace().begin(this) : session_.pace().end(this);
        if (progress.removesPieces()) session_.holdClocks();
    });
    connect(&board_.moveShow(), &MoveShow::settled, this, [this] { session_.pace().end(this); });
    connect(&session_, &GameSession::seatsChanged, this, &BoardFollower::showSeats);
    connect(&board_, &BoardWidget::moveChosen, &session_, &GameSession::play);
}

void BoardFollower::showSeats() {
    if (!session_.game()) return;
    // The panels describe the position on the board, which may be an earlier one.
    const Game* shown = board_.game();
    board_.setPanels(&PanelWords::seats, playerPanelsOf(session_, shown ? *shown : *session_.game()));
}

}  // namespace rokada::ui
