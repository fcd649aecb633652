#include "window/viewcontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "session/silence.h"
#include "shell/windowactions.h"

#include "explain/orthodox.h"
#include "window/windowsettings.h"

#include <QEvent>
#include <QMenuBar>

#include <algorithm>
#include <chrono>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

std::ptrdiff_t peopleOf(const GameSession& session) {
    const auto& seats = session.setup().seats;
    return std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.human; });
}

}  // namespace

ViewControls::ViewControls(const WindowContext& context)
    : Feature(context),
      actions_(new ViewActions(in_.actions, this)),
      rotation_(in_.settings.get(keys::rotation())),
      later_(this, 400ms) {
    actions_->setChosen(rotation_);
    actions_->setChosen(boardLook(in_.settings));
    in_.board.setLook(boardLook(in_.settings));
    makeActions();
    in_.window.installEventFilter(this);
    makeTurns();
    connectActions();
    connect(&later_, &Delay::over, this, &ViewControls::turnToPerson);
    connect(&in_.session, &GameSession::started, this, &ViewControls::showGame);
    connect(&in_.session, &GameSession::turnStarted, this, &ViewControls::turnLater);
    connect(&in_.session, &GameSession::seatsChanged, this, [this] {
        if (rotation_ != Rotation::ToMover) turnToPerson();
    });
    updateActions();
}

bool ViewControls::leaveFullScreen() {
    const bool full = in_.window.isFullScreen();
    if (full) showFullScreen(false);
    return full;
}

/// A window that was maximised before is so again afterwards.
void ViewControls::showFullScreen(bool full) {
    in_.window.setWindowState(full ? in_.window.windowState() | Qt::WindowFullScreen
                                   : in_.window.windowState() & ~Qt::WindowFullScreen);
    noteFullScreen();
}

void ViewControls::noteFullScreen() {
    const bool full = in_.window.isFullScreen();
    in_.window.menuBar()->setVisible(!full);
    fullScreen_->setChecked(full);
}

/// The window manager, and the place that is restored at the start, change it too.
bool ViewControls::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowStateChange || event->type() == QEvent::Show) noteFullScreen();
    return Feature::eventFilter(watched, event);
}

void ViewControls::makeActions() {
    fullScreen_ = &in_.actions.add({.name = "fullScreen",
                                    .text = QT_TRANSLATE_NOOP("Action", "Full &Screen"),
                                    .shortcut = "F11",
                                    .tip = QT_TRANSLATE_NOOP("Action", "Use the whole screen"),
                                    .place = {menus::View, 320},
                                    .checkable = true},
                                   this, &ViewControls::showFullScreen);
    in_.actions.add({.name = "allMoves",
                     .text = QT_TRANSLATE_NOOP("Action", "&All Moves of a Side"),
                     .shortcut = "Ctrl+Shift+L",
                     .tip = QT_TRANSLATE_NOOP("Action", "How many pieces reach each square; again for the next side"),
                     .place = {menus::View, 220},
                     .needsBoard = true,
                     .letter = BoardKey{Qt::Key_L, 46}},
                    &in_.board, &BoardWidget::showNextReach);
}

void ViewControls::makeTurns() {
    in_.actions.add({.name = "flip",
                     .text = QT_TRANSLATE_NOOP("Action", "&Flip"),
                     .shortcut = "Ctrl+F",
                     .tip = QT_TRANSLATE_NOOP("Action", "Show the board from the other side"),
                     .place = {menus::View, 110},
                     .needsBoard = true,
                     .icon = Icon::Flip,
                     .letter = BoardKey{Qt::Key_F, 41}},
                    this, [this] { turn(2); });
    rotateRight_ = &in_.actions.add({.name = "rotateRight",
                                     .text = QT_TRANSLATE_NOOP("Action", "Rotate R&ight"),
                                     .shortcut = "Ctrl+R",
                                     .tip = QT_TRANSLATE_NOOP("Action", "Turn the board clockwise"),
                                     .place = {menus::View, 120},
                                     .needsBoard = true,
                                     .letter = BoardKey{Qt::Key_R, 27}},
                                    this, [this] { turn(1); });
    rotateLeft_ = &in_.actions.add({.name = "rotateLeft",
                                    .text = QT_TRANSLATE_NOOP("Action", "Rotate &Left"),
                                    .shortcut = "Ctrl+Shift+R",
                                    .tip = QT_TRANSLATE_NOOP("Action", "Turn the board anticlockwise"),
                                    .place = {menus::View, 130},
                                    .needsBoard = true,
                                    .letter = BoardKey{Qt::Key_R, 27, true}},
                                   this, [this] { turn(3); });
}

void ViewControls::connectActions() {
    connect(actions_, &ViewActions::rotationChosen, this, &ViewControls::choose);
    connect(actions_, &ViewActions::lookChosen, this, &ViewControls::chooseLook);
    connect(&in_.session, &GameSession::changed, this, &ViewControls::keepSilence);
    connect(&in_.session, &GameSession::seatsChanged, this, &ViewControls::keepSilence);
    connect(&in_.board, &BoardWidget::drawingRefused, this, [this] { in_.status.reason(silenceReason()); });
}

void ViewControls::chooseLook() {
    const BoardLook chosen = actions_->look();
    keepLook(in_.settings, chosen);
    const Game* game = in_.session.game();
    if (game && chosen.explains != look().explains)
        in_.settings.set(keys::explains(game->book().variant()), chosen.explains);
    in_.board.setLook(chosen);
    keepSilence();
}

/// What is kept, with what this variant needs: orthodox pieces are explained on request only.
BoardLook ViewControls::look() const {
    BoardLook look = boardLook(in_.settings);
    const Game* game = in_.session.game();
    if (game == nullptr) return look;
    look.explains = in_.settings.get(keys::explains(game->book().variant()));
    look.standing = standingOf(rotation_);
    return look;
}

/// Partners at the same screen must not advise each other.
void ViewControls::keepSilence() { in_.board.setSilent(actions_->look().silentPartner && partnerListens(in_.session)); }

void ViewControls::turn(int quarters) { in_.board.setQuarterTurns(in_.board.quarterTurns() + quarters); }

void ViewControls::turnTo(Side side) {
    in_.board.setQuarterTurns(4 - in_.session.game()->book().variant().sideSpecs[side].quarterTurns);
}

void ViewControls::choose(Rotation rotation) {
    in_.settings.set(keys::rotation(), rotation);
    rotation_ = rotation;
    in_.board.setLook(actions_->look());
    if (in_.session.game()) turnToPerson();
}

/// Pieces and words that are turned towards people around the screen are upside down for a person alone.
Rotation ViewControls::rotationHere() const {
    const Rotation kept = in_.settings.get(keys::rotation());
    return standingOf(kept) == Standing::Upright || peopleOf(in_.session) > 1 ? kept : Rotation::Fixed;
}

/// The person who moves next; NoSide if only computers are left.
Side ViewControls::nextPerson() const {
    const Position& position = in_.session.game()->position();
    const std::size_t sides = position.book().sides();
    for (std::size_t ahead = 0; ahead < sides; ++ahead) {
        const auto side = Side((position.turn() + ahead) % sides);
        if (position.living(side) && in_.session.human(side)) return side;
    }
    return NoSide;
}

/// The seat that is kept below; NoSide if the rotation keeps none. Partners share one, so that nothing turns between
/// them.
Side ViewControls::ownSeat() const {
    const Side next = nextPerson();
    if (rotation_ == Rotation::MySeat) return next;
    if (rotation_ != Rotation::MyTeam || next == NoSide) return NoSide;
    const Rulebook& book = in_.session.game()->book();
    Side first = Side(0);
    while (!in_.session.human(first) || !book.allied(first, next)) first = Side(first + 1);
    return first;
}

void ViewControls::turnToPerson() {
    const GameSession& session = in_.session;
    const Side turn = session.game()->position().turn();
    // Also while the game is paused: then there is time to look.
    const bool toMover = session.playing() && session.pressing() == NoSide && session.human(turn);
    const Side below = rotation_ == Rotation::ToMover && toMover ? turn : ownSeat();
    if (below != NoSide) turnTo(below);
}

void ViewControls::turnToPlacing(Side side) {
    if (rotation_ == Rotation::ToMover || rotation_ == Rotation::MySeat) turnTo(side);
}

/// Every game begins with a person below.
void ViewControls::showGame() {
    const auto& seats = in_.session.setup().seats;
    const auto person = std::find_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.human; });
    turnTo(person == seats.end() ? Side(0) : Side(person - seats.begin()));
    rotation_ = rotationHere();
    actions_->setChosen(rotation_);
    if (rotation_ != Rotation::ToMover) turnToPerson();
    actions_->setChosen(look());
    in_.board.setLook(look());
    updateActions();
}

/// In the turns of people only, and after the move has been seen. With a single person, "to the mover" leaves
/// the board as it was turned.
void ViewControls::turnLater(Side side) {
    const bool follows = rotation_ == Rotation::ToMover ? peopleOf(in_.session) > 1 : ownSeat() != NoSide;
    if (follows && in_.session.human(side)) later_.start();
}

void ViewControls::updateActions() {
    const Game* game = in_.session.game();
    const bool four = game && game->book().sides() > 2;
    const QString whyNot = tr("Only boards for four players can be turned by a quarter.");
    rotateRight_->allow(four, whyNot);
    rotateLeft_->allow(four, whyNot);
}

}  // namespace rokada::ui
