#include "torus/toruscontrols.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "kit/statusline.h"
#include "shell/boardevents.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "texts/torustexts.h"
#include "torus/board3dbox.h"
#include "torus/board3dview.h"
#include "torus/boardroll.h"
#include "torus/torussettings.h"

#include <QMainWindow>
#include <QMenu>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Returns true if the move makes no capture, gives no check and does not end the game.
bool calm(const Game& game, const Turn& turn) {
    const bool captures = turn.before.hostile(turn.move.to()) || turn.move.type() == MoveType::EnPassant;
    return !captures && !game.ending() && !game.position().inCheck(game.position().turn());
}

}  // namespace

TorusControls::TorusControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                             BoardEvents& events, SidePanel& sidePanel, PreferencePages& pages, StatusLine& status,
                             Settings& settings)
    : window_(window),
      session_(session),
      actions_(actions),
      board_(board),
      events_(events),
      sidePanel_(sidePanel),
      pages_(pages),
      status_(status),
      settings_(settings),
      panel_(new Board3DPanel(board_, &window_)),
      roll_(new BoardRoll(board_, this)),
      menu_(actions_.addMenu({menus::Torus, QT_TRANSLATE_NOOP("Menu", "To&rus"), {menus::View, 160}})) {
    sidePanel_.add(*panel_, PagePlace::AboveMoves);
    connect(&pages_, &PreferencePages::looksChanged, this, &TorusControls::applyLooks);
    connect(&panel_->box(), &Board3DBox::shapeChosen, this, [this](Board3DShape shape) {
        if (const Game* game = session_.game()) settings_.set(keys::board3DShape(game->book().variant().id), shape);
    });
    applyLooks();
    makeActions();
    makeBend();
    makeMargins();
    board_.setLook(&BoardLook::cut, {.margin = settings_.get(keys::margin()), .shift = {}});
    events_.onWheel(EventOrder::Scroll, [this](const QWheelEvent& turn) { return scroll(turn); });
    updateActions();
    connect(&session_, &GameSession::started, this, &TorusControls::showGame);
    connect(&session_, &GameSession::changed, this, &TorusControls::tellCheck);
    connect(&session_, &GameSession::turnStarted, this, &TorusControls::tellCheck);
    connect(&session_, &GameSession::moved, this, &TorusControls::showMove);
    connect(roll_, &BoardRoll::ended, this, [this] { session_.pace().end(roll_); });
    connect(&board_, &BoardWidget::loopsShown, this,
            [this](Square square) { status_.showMessage(texts::closedLines(session_.game()->position(), square)); });
}

void TorusControls::makeActions() {
    const auto show3D = [this](bool shown) {
        // If the page with the 3D board is open but hidden behind another tab, the action shows it instead of closing
        // it.
        shown = shown || (panel_->isOpen() && !panel_->isSeen());
        shown3D_->setChecked(shown);
        settings_.set(keys::board3DShown(), shown);
        panel_->setOpen(shown);
        if (shown) sidePanel_.showMoves();
    };
    shown3D_ = &actions_.add(
        {.name = "board3D",
         .text = QT_TRANSLATE_NOOP("Action", "3&D Board"),
         .shortcut = "Ctrl+T",
         .tip = QT_TRANSLATE_NOOP("Action", "Show the board as a cylinder or a torus beside the flat board"),
         .place = {menus::Torus, 110},
         .checkable = true,
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_T, 28}},
        this, show3D);
    connect(panel_, &PanelPage::changed, this, [this] { shown3D_->setChecked(panel_->isOpen()); });
    WindowAction& centre = actions_.add(
        {.name = "centre",
         .text = QT_TRANSLATE_NOOP("Action", "&Centre"),
         .shortcut = "Ctrl+E",
         .tip = QT_TRANSLATE_NOOP(
             "Action",
             "Scroll the board until the selected piece or your king is in the centre. Press again to reset the view"),
         .place = {menus::Torus, 120},
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_C, 54}},
        this, [this] { board_.centreOrRestore(); });
    WindowAction& closedLines =
        actions_.add({.name = "closedLines",
                      .text = QT_TRANSLATE_NOOP("Action", "Closed &Lines"),
                      .shortcut = "Ctrl+Shift+G",
                      .tip = QT_TRANSLATE_NOOP(
                          "Action", "Show the lines that return to the square of the selected queen, rook or bishop"),
                      .place = {menus::Torus, 130},
                      .checkable = true,
                      .needsBoard = true,
                      .letter = BoardKey{Qt::Key_G, 42, true}},
                     this, [this](bool shown) { board_.setLook(&BoardLook::loops, shown); });
    usual_ = &actions_.add(
        {.name = "usualDrawing",
         .text = QT_TRANSLATE_NOOP("Action", "Reset &View"),
         .shortcut = "Ctrl+Shift+E",
         .tip = QT_TRANSLATE_NOOP("Action", "Scroll the board back to its original place"),
         .place = {menus::Torus, 125},
         .needsBoard = true},
        this, [this] { board_.setLook(&BoardLook::cut, {.margin = board_.frame().look.cut.margin, .shift = {}}); });
    connect(&board_, &BoardWidget::pictureChanged, this, &TorusControls::showScrolled);
    needWrapping_.insert(needWrapping_.end(), {shown3D_, &centre, &closedLines});
}

/// Makes the action that resets the scrolling visible if the board is scrolled, and hides it otherwise.
void TorusControls::showScrolled() {
    const Game* game = session_.game();
    const bool wraps = game && game->book().geometry().wraps();
    const Delta shift = board_.frame().look.cut.shift;
    usual_->setVisible(wraps && (shift.dx != 0 || shift.dy != 0));
}

void TorusControls::makeBend() {
    rolls_ = &actions_.add(
        {.name = "bend",
         .text = QT_TRANSLATE_NOOP("Action", "&Roll Up Board When a Piece Crosses an Edge"),
         .tip = QT_TRANSLATE_NOOP("Action", "Show how the edges of the board join while a piece crosses them"),
         .place = {menus::Torus, 140},
         .checkable = true},
        this, [this](bool rolls) { settings_.set(keys::rollsLeft(), rolls ? -1 : 0); });
    rolls_->setChecked(settings_.get(keys::rollsLeft()) != 0);
}

void TorusControls::makeMargins() {
    const auto showNext = [this] {
        const auto next = std::ranges::upper_bound(marginWidths, board_.frame().look.cut.margin);
        showMargin(next == marginWidths.end() ? marginWidths.front() : *next);
    };
    needWrapping_.push_back(&actions_.add(
        {.name = "nextMargin",
         .text = QT_TRANSLATE_NOOP("Action", "Cha&nge Margin Width"),
         .shortcut = "Ctrl+G",
         .tip = QT_TRANSLATE_NOOP("Action", "Change how many squares of the board are repeated around its edges"),
         .place = {menus::Torus, 150},
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_G, 42}},
        this, showNext));
    std::vector<ChoiceSpec> choices{{QT_TRANSLATE_NOOP("Action", "No Margin"), 0}};
    for (const int squares : marginWidths) {
        //: %1: number of rows and columns that are repeated around the board
        if (squares > 0) choices.push_back({QT_TRANSLATE_NOOP("Action", "Margin of %1"), squares});
    }
    margins_ = &actions_.addChoice(QStringLiteral("margin"), {menus::Torus, 210}, choices);
    margins_->setChosen(settings_.get(keys::margin()));
    connect(margins_, &ActionChoice::picked, this, [this](const QVariant& squares) { showMargin(squares.toInt()); });
}

void TorusControls::applyLooks() { panel_->view().setMotion(motion(settings_) > 0); }

void TorusControls::retranslate() {
    panel_->retranslate();
    tellCheck();
}

/// Shows a message if a piece gives check from two directions at once, around the joined edges. Removes the message
/// when the check or the game is over.
void TorusControls::tellCheck() {
    const Game* game = session_.game();
    const bool open = game != nullptr && !game->ending();
    const QString words = open ? texts::checkFromBothSides(game->position(), game->position().turn()) : QString();
    if (words == check_) return;
    status_.withdraw(std::exchange(check_, words));
    status_.showState(check_);
}

/// Animates the move on the 3D board. If the move crosses an edge, also rolls up the flat board. By default, the flat
/// board rolls up only for the first few calm moves; a setting can turn this on for all moves.
void TorusControls::showMove(const Turn& turn) {
    panel_->view().showMove(turn);
    const int left = settings_.get(keys::rollsLeft());
    if (left > 0 && !calm(*session_.game(), turn)) return;
    if (left == 0 || !board_.moveShow().animates() || !roll_->show(*session_.game(), turn)) return;
    session_.pace().begin(roll_);
    if (left < 0) return;
    settings_.set(keys::rollsLeft(), left - 1);
    rolls_->setChecked(left > 1);
}

/// Scrolls the board by a touchpad, by a wheel that tilts, or by the wheel with a key: Shift scrolls files, Ctrl
/// scrolls ranks. Returns true if the event was used.
bool TorusControls::scroll(const QWheelEvent& turn) {
    constexpr double Notch = 120;
    constexpr double Finger = 40;
    const Game* game = session_.game();
    if (!game || !game->book().geometry().wraps()) return false;
    const bool fingers = !turn.pixelDelta().isNull();
    const bool keys = (turn.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    if (!fingers && !keys && turn.angleDelta().x() == 0) return false;
    QPointF by = fingers ? QPointF(turn.pixelDelta()) / Finger : QPointF(turn.angleDelta()) / Notch;
    if (turn.modifiers() == Qt::ShiftModifier && by.x() == 0) by = {by.y(), 0};
    wheel_ += by;
    const QPoint lines(static_cast<int>(wheel_.x()), static_cast<int>(wheel_.y()));
    wheel_ -= lines;
    if (!lines.isNull()) board_.scroll(lines);
    return true;
}

/// Shows a new game, and resets the scrolling of the board.
void TorusControls::showGame() {
    updateActions();
    roll_->stop();
    board_.setLook(&BoardLook::cut, {.margin = board_.frame().look.cut.margin, .shift = {}});
    const Game* game = session_.game();
    const bool wraps = game->book().geometry().wraps();
    panel_->view().setGame(game, session_.viewing());
    if (wraps) panel_->box().setShape(settings_.get(keys::board3DShape(game->book().variant().id)));
    panel_->setOpen(wraps && settings_.get(keys::board3DShown()));
}

void TorusControls::updateActions() {
    const Game* game = session_.game();
    const bool wraps = game && game->book().geometry().wraps();
    menu_.menuAction()->setVisible(wraps);
    const QString whyNot = tr("Only a board with joined edges can be scrolled.");
    for (WindowAction* action : needWrapping_) action->allow(wraps, whyNot);
    showScrolled();
}

void TorusControls::showMargin(int squares) {
    settings_.set(keys::margin(), squares);
    margins_->setChosen(squares);
    board_.setLook(&BoardLook::cut, {.margin = squares, .shift = board_.frame().look.cut.shift});
}

}  // namespace rokada::ui
