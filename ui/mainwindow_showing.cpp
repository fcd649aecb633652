// What the window shows when its session has news, in words and in what can be chosen.
#include "askbar.h"
#include "boardwidget.h"
#include "computercontrols.h"
#include "endbanner.h"
#include "filecontrols.h"
#include "formergame.h"
#include "lawtexts.h"
#include "mainwindow.h"
#include "movespanel.h"
#include "names.h"
#include "occupants.h"
#include "roundpanel.h"
#include "seatmenus.h"
#include "statusline.h"
#include "tablecontrols.h"
#include "texts.h"
#include "toruscontrols.h"
#include "windowactions.h"

#include <QLabel>

#include <algorithm>
#include <chrono>

namespace rokada::ui {

using namespace std::chrono_literals;

/// Who has won and why, with the law where the clock decided.
QString MainWindow::verdict() const {
    const Game& game = *session_->game();
    const auto law = lawOf(*game.ending());
    const QString why = texts::of(game.book(), *game.ending());
    //: a sentence and the law behind it
    return law ? tr("%1 (%2)").arg(why, texts::source(*law)) : why;
}

void MainWindow::showStart() {
    banner_->hide();
    board_->setGame(session_->game());
    const auto& seats = session_->setup().seats;
    const auto person = std::find_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.human; });
    turnTo(person == seats.end() ? Side(0) : Side(person - seats.begin()));
    status_->clear();
    showWords();
    board_->setFocus();
}

void MainWindow::showMoved(const Turn& turn) {
    // Whoever has moved has done with the reason why another move was none.
    if (session_->human(turn.before.turn())) status_->clear();
    const QString followed = texts::followed(session_->game()->book(), turn);
    if (!followed.isEmpty()) status_->reason(followed);
}

void MainWindow::showChange() {
    banner_->hide();
    board_->refresh();
    board_->setInputEnabled(session_->humanToMove());
    turnLabel_->setText(turnText());
    if (session_->pressing() != NoSide) status_->prompt(turnText());
    updateActions();
}

void MainWindow::showTurn(Side side) {
    const QString claim = texts::of(session_->claimable());
    status_->prompt(claim.isEmpty() ? turnText() : claim);
    const auto people = std::count_if(session_->setup().seats.begin(), session_->setup().seats.end(),
                                      [](const Seat& seat) { return seat.human; });
    if (turnsToMover_ && people > 1 && session_->human(side)) turnTimer_.start(400ms);
}

void MainWindow::showEnd() {
    banner_->announce(verdict());
    status_->clear();
    status_->prompt(verdict());
    banner_->show();
}

void MainWindow::showSquare(Square square) {
    const bool none = square == NoSquare || !session_->game();
    status_->showSquare(none ? QString() : texts::squareAndMan(session_->game()->position(), square));
}

void MainWindow::showSeats() {
    board_->setSeats(platesOf(*session_));
    updateActions();
}

QString MainWindow::turnText() const {
    const Game* game = session_->game();
    if (!game) return {};
    if (game->ending()) return texts::result(game->book(), *game->ending());
    const QString turn = texts::toMove(game->position());
    if (session_->pressing() != NoSide) return tr("The move is made: press the clock.");
    const bool waits = session_->paused() && !session_->humanToMove();
    //: %1 is "White to move"
    return waits ? tr("%1 - paused").arg(turn) : turn;
}

/// Everything that is said in words.
void MainWindow::showWords() {
    movesPanel_->retranslate();
    roundPanel_->retranslate();
    board_->setAccessibleName(tr("Board"));
    const Game* game = session_->game();
    if (!game) return setWindowTitle(tr("Rokada"));
    const Variant& variant = game->book().variant();
    //: title of the window, with the name of the game
    setWindowTitle(tr("%1 - Rokada").arg(gameName(variant.id)));
    gameLabel_->setText(gameName(variant.id));
    turnLabel_->setText(turnText());
    status_->showRules(unusualRules(variant));
    seatMenus_->retranslate();
    showSeats();
    if (game->ending()) banner_->announce(verdict());
    table_->retranslate();
}

void MainWindow::updateActions() {
    const Game* game = session_->game();
    const bool four = game && game->book().sides() > 2;
    controls_->updateActions();
    torus_->updateActions();
    actions_->setEnabled(Act::Rules, game != nullptr);
    const bool former = files_ && files_->former().canComeBack();
    actions_->setEnabled(Act::Undo, former || session_->canUndo(), tr("There is no move of yours to take back."));
    actions_->setEnabled(Act::Redo, session_->canRedo(), tr("No move has been taken back."));
    table_->updateActions();
    const QString whyNot = tr("Only boards for four players are turned by quarters.");
    actions_->setEnabled(Act::RotateRight, four, whyNot);
    actions_->setEnabled(Act::RotateLeft, four, whyNot);
}

}  // namespace rokada::ui
