#include "viewcontrols.h"

#include "boardwidget.h"
#include "settings.h"
#include "windowactions.h"

#include <QMainWindow>

#include <algorithm>
#include <chrono>

namespace rokada::ui {

using namespace std::chrono_literals;

ViewControls::ViewControls(const Parts& parts, Settings& settings)
    : QObject(&parts.window), in_(parts), settings_(settings), actions_(new ViewActions(&parts.window, parts.actions)) {
    actions_->setChosen(settings.rotation());
    actions_->setChosen(settings.boardLook());
    in_.board.setLook(settings.boardLook());
    connectActions();
    later_.setSingleShot(true);
    later_.setInterval(400ms);
    connect(&later_, &QTimer::timeout, this, &ViewControls::turnToMover);
    connect(&in_.session, &GameSession::started, this, &ViewControls::showGame);
    connect(&in_.session, &GameSession::turnStarted, this, &ViewControls::turnLater);
    updateActions();
}

void ViewControls::connectActions() {
    const auto on = [this](Act act, int quarters) {
        connect(&in_.actions[act], &QAction::triggered, this, [this, quarters] { turn(quarters); });
    };
    on(Act::Flip, 2);
    on(Act::RotateRight, 1);
    on(Act::RotateLeft, 3);
    connect(actions_, &ViewActions::rotationChosen, this, &ViewControls::choose);
    connect(actions_, &ViewActions::lookChosen, this, [this] {
        settings_.setBoardLook(actions_->look());
        in_.board.setLook(actions_->look());
    });
}

void ViewControls::turn(int quarters) { in_.board.setQuarterTurns(in_.board.quarterTurns() + quarters); }

void ViewControls::turnTo(Side side) {
    in_.board.setQuarterTurns(4 - in_.session.game()->book().variant().armies[side].quarterTurns);
}

void ViewControls::choose(Rotation rotation) {
    settings_.setRotation(rotation);
    in_.board.setLook(actions_->look());
    if (rotation == Rotation::ToMover) turnToMover();
}

void ViewControls::turnToMover() {
    if (in_.session.humanToMove()) turnTo(in_.session.game()->position().turn());
}

/// Every game begins with a person below.
void ViewControls::showGame() {
    const auto& seats = in_.session.setup().seats;
    const auto person = std::find_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.human; });
    turnTo(person == seats.end() ? Side(0) : Side(person - seats.begin()));
    updateActions();
}

/// Among people only, and after the move has been seen.
void ViewControls::turnLater(Side side) {
    const auto& seats = in_.session.setup().seats;
    const auto people = std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.human; });
    if (settings_.rotation() == Rotation::ToMover && people > 1 && in_.session.human(side)) later_.start();
}

void ViewControls::updateActions() {
    const Game* game = in_.session.game();
    const bool four = game && game->book().sides() > 2;
    const QString whyNot = tr("Only boards for four players are turned by quarters.");
    in_.actions.setEnabled(Act::RotateRight, four, whyNot);
    in_.actions.setEnabled(Act::RotateLeft, four, whyNot);
}

void ViewControls::retranslate() {
    actions_->retranslate();
    updateActions();
}

}  // namespace rokada::ui
