#include "window/viewcontrols.h"

#include "board/boardwidget.h"
#include "kit/statusline.h"
#include "session/occupants.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"

#include "rules/orthodox.h"
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
    return std::ranges::count_if(seats, [](const Seat& seat) { return seat.human; });
}

}  // namespace

ViewControls::ViewControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                           StatusLine& status, Settings& settings, WindowSignals& windowSignals)
    : window_(window),
      session_(session),
      actions_(actions),
      board_(board),
      status_(status),
      settings_(settings),
      choices_(new ViewActions(actions_, this)),
      rotation_(settings_.get(keys::rotation())),
      later_(this, 400ms) {
    choices_->setChosen(rotation_);
    board_.setLook(boardLook(settings_, board_.frame().look));
    choices_->setChosen(board_.frame().look);
    makeActions();
    window_.installEventFilter(this);
    makeTurns();
    connectActions();
    connect(&windowSignals, &WindowSignals::placingHandedOver, this, &ViewControls::turnToPlacing);
    connect(&later_, &Delay::timeout, this, &ViewControls::turnToPerson);
    connect(&session_, &GameSession::started, this, &ViewControls::showGame);
    connect(&session_, &GameSession::turnStarted, this, &ViewControls::turnLater);
    connect(&session_, &GameSession::seatsChanged, this, [this] {
        if (rotation_ != Rotation::ToMover) turnToPerson();
    });
    updateActions();
}

bool ViewControls::stepBack() {
    const bool full = window_.isFullScreen();
    if (full) showFullScreen(false);
    return full;
}

/// Changes only the full-screen flag, so that a maximised window is maximised again after full screen.
void ViewControls::showFullScreen(bool full) {
    window_.setWindowState(full ? window_.windowState() | Qt::WindowFullScreen
                                : window_.windowState() & ~Qt::WindowFullScreen);
    noteFullScreen();
}

void ViewControls::noteFullScreen() {
    const bool full = window_.isFullScreen();
    window_.menuBar()->setVisible(!full && settings_.get(keys::menuBarShown()));
    fullScreen_->setChecked(full);
}

/// Updates the full-screen action, because the window manager and the restored geometry can also change full screen.
bool ViewControls::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowStateChange || event->type() == QEvent::Show) noteFullScreen();
    return Feature::eventFilter(watched, event);
}

void ViewControls::makeActions() {
    fullScreen_ = &actions_.add({.name = "fullScreen",
                                 .text = QT_TRANSLATE_NOOP("Action", "Full &Screen"),
                                 .shortcut = "F11",
                                 .tip = QT_TRANSLATE_NOOP("Action", "Show the window in full screen"),
                                 .place = {menus::View, 320},
                                 .checkable = true},
                                this, &ViewControls::showFullScreen);
    WindowAction& menuBar = actions_.add({.name = "menuBar",
                                          .text = QT_TRANSLATE_NOOP("Action", "Menu &Bar"),
                                          .tip = QT_TRANSLATE_NOOP("Action", "Show the menu bar above the board"),
                                          .place = {menus::Settings, 240},
                                          .checkable = true},
                                         this, [this](bool shown) {
                                             settings_.set(keys::menuBarShown(), shown);
                                             noteFullScreen();
                                         });
    menuBar.setChecked(settings_.get(keys::menuBarShown()));
    actions_.add(
        {.name = "allMoves",
         .text = QT_TRANSLATE_NOOP("Action", "&Attack Map"),
         .shortcut = "Ctrl+Shift+L",
         .tip = QT_TRANSLATE_NOOP(
             "Action", "Show on each square how many pieces of one side attack it. Press again for the next side"),
         .place = {menus::View, 220},
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_L, 46}},
        this, [this] {
            const Game* game = board_.game();
            if (game) board_.setNotes(&BoardNotes::reach, nextReach(*game, board_.frame().notes.reach));
        });
}

void ViewControls::makeTurns() {
    actions_.add({.name = "flip",
                  .text = QT_TRANSLATE_NOOP("Action", "&Flip"),
                  .shortcut = "Ctrl+F",
                  .tip = QT_TRANSLATE_NOOP("Action", "Show the board from the other side"),
                  .place = {menus::View, 110},
                  .needsBoard = true,
                  .icon = Icon::Flip,
                  .letter = BoardKey{Qt::Key_F, 41}},
                 this, [this] { turn(2); });
    rotateRight_ = &actions_.add({.name = "rotateRight",
                                  .text = QT_TRANSLATE_NOOP("Action", "Rotate R&ight"),
                                  .shortcut = "Ctrl+R",
                                  .tip = QT_TRANSLATE_NOOP("Action", "Rotate the board clockwise"),
                                  .place = {"rotationMenu", 110},
                                  .needsBoard = true,
                                  .letter = BoardKey{Qt::Key_R, 27}},
                                 this, [this] { turn(1); });
    rotateLeft_ = &actions_.add({.name = "rotateLeft",
                                 .text = QT_TRANSLATE_NOOP("Action", "Rotate &Left"),
                                 .shortcut = "Ctrl+Shift+R",
                                 .tip = QT_TRANSLATE_NOOP("Action", "Rotate the board anticlockwise"),
                                 .place = {"rotationMenu", 120},
                                 .needsBoard = true,
                                 .letter = BoardKey{Qt::Key_R, 27, true}},
                                this, [this] { turn(3); });
}

void ViewControls::connectActions() {
    connect(choices_, &ViewActions::rotationChosen, this, &ViewControls::choose);
    connect(choices_, &ViewActions::lookChosen, this, &ViewControls::chooseLook);
    connect(&session_, &GameSession::changed, this, &ViewControls::keepSilence);
    connect(&session_, &GameSession::seatsChanged, this, &ViewControls::keepSilence);
    connect(&board_, &BoardWidget::drawingRefused, this, [this] { status_.showMessage(silenceReason()); });
}

void ViewControls::chooseLook() {
    const BoardLook chosen = choices_->chosen(board_.frame().look);
    keepLook(settings_, chosen);
    const Game* game = session_.game();
    if (game && chosen.explains != look().explains)
        settings_.set(keys::explains(game->book().variant()), chosen.explains);
    board_.setLook(chosen);
    keepSilence();
}

/// Returns the stored look. `explains` and the orientation of pieces are those of the current game.
BoardLook ViewControls::look() const {
    BoardLook look = boardLook(settings_, board_.frame().look);
    const Game* game = session_.game();
    if (game == nullptr) return look;
    look.explains = settings_.get(keys::explains(game->book().variant()));
    look.orientation = orientationOf(rotation_);
    return look;
}

/// Hides help on the board if the setting `silentPartner` is on and a partner of the person to move uses the same
/// screen. Partners must not help each other.
void ViewControls::keepSilence() {
    board_.setMode(&BoardMode::silent, settings_.get(keys::silentPartner()) && partnerListens(session_));
}

void ViewControls::turn(int quarters) {
    board_.setLook(&BoardLook::quarterTurns, board_.frame().look.quarterTurns + quarters);
}

void ViewControls::turnTo(Side side) {
    board_.setLook(&BoardLook::quarterTurns, 4 - session_.game()->book().variant().sideSpecs[side].quarterTurns);
}

void ViewControls::choose(Rotation rotation) {
    settings_.set(keys::rotation(), rotation);
    rotation_ = rotation;
    board_.setLook(choices_->chosen(board_.frame().look));
    if (session_.game()) turnToPerson();
}

/// Returns the stored rotation. If at most one person plays, returns `Fixed` instead of a rotation that shows some
/// pieces upside down.
Rotation ViewControls::rotationHere() const {
    const Rotation kept = settings_.get(keys::rotation());
    return orientationOf(kept) == PieceOrientation::Upright || peopleOf(session_) > 1 ? kept : Rotation::Fixed;
}

/// Returns the next side to move that is played by a person. Returns NoSide if only computers are left.
Side ViewControls::nextPerson() const {
    const Position& position = session_.game()->position();
    const std::size_t sides = position.book().sides();
    for (std::size_t ahead = 0; ahead < sides; ++ahead) {
        const auto side = Side((position.turn() + ahead) % sides);
        if (position.living(side) && session_.human(side)) return side;
    }
    return NoSide;
}

/// Returns the side that stays at the bottom, or NoSide if this rotation rule keeps no side there. Returns the same
/// side for both partners, because the board must not rotate between them.
Side ViewControls::ownSeat() const {
    const Side next = nextPerson();
    if (rotation_ == Rotation::MySeat) return next;
    if (rotation_ != Rotation::MyTeam || next == NoSide) return NoSide;
    const Rulebook& book = session_.game()->book();
    Side first = Side(0);
    while (!session_.human(first) || !book.allied(first, next)) first = Side(first + 1);
    return first;
}

void ViewControls::turnToPerson() {
    const GameSession& session = session_;
    const Side turn = session.game()->position().turn();
    // The board is also rotated during a pause, because the user then has time to look at it.
    const bool toMover = session.playing() && session.pressing() == NoSide && session.human(turn);
    const Side below = rotation_ == Rotation::ToMover && toMover ? turn : ownSeat();
    if (below != NoSide) turnTo(below);
}

void ViewControls::turnToPlacing(Side side) {
    if (rotation_ == Rotation::ToMover || rotation_ == Rotation::MySeat) turnTo(side);
}

/// Shows a new game with the side of the first person at the bottom.
void ViewControls::showGame() {
    const auto& seats = session_.setup().seats;
    const auto person = std::ranges::find_if(seats, [](const Seat& seat) { return seat.human; });
    turnTo(person == seats.end() ? Side(0) : Side(person - seats.begin()));
    rotation_ = rotationHere();
    choices_->setChosen(rotation_);
    if (rotation_ != Rotation::ToMover) turnToPerson();
    choices_->setChosen(look());
    board_.setLook(look());
    updateActions();
}

/// Rotates the board after a delay if a person is on the move. With a single person, `ToMover` does not rotate the
/// board.
void ViewControls::turnLater(Side side) {
    const bool follows = rotation_ == Rotation::ToMover ? peopleOf(session_) > 1 : ownSeat() != NoSide;
    if (follows && session_.human(side)) later_.start();
}

void ViewControls::updateActions() {
    const Game* game = session_.game();
    const bool four = game && game->book().sides() > 2;
    const QString whyNot = tr("Only boards with four players can rotate.");
    rotateRight_->allow(four, whyNot);
    rotateLeft_->allow(four, whyNot);
}

}  // namespace rokada::ui
