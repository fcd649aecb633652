// What the window shows when its session has news, in words and in what can be chosen.
#include "board/boardwidget.h"
#include "files/filecontrols.h"
#include "kit/statusline.h"
#include "newgame/introcontrols.h"
#include "newgame/startcontrols.h"
#include "score/movespanel.h"
#include "session/formergame.h"
#include "session/occupants.h"
#include "shell/windowactions.h"
#include "table/askbar.h"
#include "table/computercontrols.h"
#include "table/endbanner.h"
#include "table/placementcontrols.h"
#include "table/seatmenus.h"
#include "table/tablecontrols.h"
#include "texts/endingtexts.h"
#include "texts/lawtexts.h"
#include "texts/names.h"
#include "texts/texts.h"
#include "torus/board3dpanel.h"
#include "torus/toruscontrols.h"
#include "window/mainwindow.h"

#include <QLabel>

namespace rokada::ui {

/// Who has won and why, with the law where the clock decided.
QString MainWindow::verdict() const {
    const Game& game = *session_->game();
    const auto law = lawOf(*game.ending());
    const QString why = texts::verdict(game);
    //: a sentence and the law behind it
    return law ? tr("%1 (%2)").arg(why, texts::source(*law)) : why;
}

void MainWindow::showStart() {
    banner_->hide();
    board_->setGame(session_->game());
    status_->clear();
    showWords();
    board_->setFocus();
}

void MainWindow::showMoved(const Turn& turn) {
    // Whoever has moved has done with the reason why another move was none.
    if (session_->human(turn.before.turn())) status_->clear();
    const Game& game = *session_->game();
    QStringList message{texts::followed(game.book(), turn)};
    // Said once, when it comes to that.
    if (!game.ending() && texts::hopeless(turn.before).isEmpty()) message << texts::hopeless(game.position());
    message.removeAll(QString());
    if (!message.isEmpty()) status_->reason(message.join(QLatin1Char(' ')));
}

void MainWindow::showChange() {
    banner_->hide();
    showSeats();
    board_->refresh();
    board_->setInputEnabled(session_->humanToMove());
    turnLabel_->setText(turnText());
    if (session_->pressing() != NoSide) status_->prompt(turnText());
}

void MainWindow::showTurn() {
    const QString claim = texts::of(session_->claimable());
    status_->prompt(claim.isEmpty() ? turnText() : claim);
}

void MainWindow::showEnd() {
    banner_->announce(verdict());
    status_->clear();
    status_->prompt(verdict());
    banner_->show();
}

void MainWindow::showSquare(Square square) {
    const bool none = square == NoSquare || !session_->game();
    status_->showSquare(none ? QString() : texts::squareAndPiece(session_->game()->position(), square));
}

void MainWindow::showSeats() {
    board_->setSeats(playerPanelsOf(*session_));
    updateActions();
}

QString MainWindow::turnText() const {
    const Game* game = session_->game();
    if (!game) return {};
    if (game->ending()) return texts::result(game->book(), *game->ending());
    if (placement_ && placement_->secret()) return placement_->turnText();
    const QString turn = texts::toMove(game->position());
    if (session_->pressing() != NoSide) return tr("The move is made: press the clock.");
    const bool waits = session_->paused() && !session_->humanToMove();
    //: %1 is "White to move"
    return waits ? tr("%1 - paused").arg(turn) : turn;
}

/// Everything that is said in words.
void MainWindow::showWords() {
    movesPanel_->retranslate();
    board3DPanel_->retranslate();
    board_->setAccessibleName(tr("Board"));
    const Game* game = session_->game();
    if (!game) return setWindowTitle(tr("Rokada"));
    const Variant& variant = game->book().variant();
    //: title of the window, with the name of the game
    setWindowTitle(tr("%1 - Rokada").arg(variantName(variant.id)));
    gameLabel_->setText(variantName(variant.id));
    turnLabel_->setText(turnText());
    status_->showRules(unusualRules(variant));
    seatMenus_->retranslate();
    showSeats();
    if (game->ending()) banner_->announce(verdict());
    table_->retranslate();
}

void MainWindow::updateActions() {
    const Game* game = session_->game();
    controls_->updateActions();
    torus_->updateActions();
    actions_->setEnabled(Act::Rules, game != nullptr);
    const bool former = files_ && files_->former().canComeBack();
    actions_->setEnabled(Act::Undo, former || session_->canUndo(), tr("There is no move of yours to take back."));
    actions_->setEnabled(Act::Redo, session_->canRedo(), tr("No move has been taken back."));
    table_->updateActions();
    start_->updateActions();
    if (intro_) intro_->updateActions();
}

}  // namespace rokada::ui
