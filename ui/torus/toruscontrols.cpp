#include "torus/toruscontrols.h"

#include "board/boardwidget.h"
#include "kit/dockroom.h"
#include "kit/statusline.h"
#include "shell/boardevents.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "texts/torustexts.h"
#include "torus/board3dpanel.h"
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

/// Nothing happens but that a piece goes over the edge: no capture, no check, no end.
bool calm(const Game& game, const Turn& turn) {
    const bool captures = turn.before.hostile(turn.move.to()) || turn.move.type() == MoveType::EnPassant;
    return !captures && !game.ending() && !game.position().inCheck(game.position().turn());
}

}  // namespace

TorusControls::TorusControls(const WindowContext& context, QDockWidget& neighbour)
    : Feature(context),
      panel_(new Board3DPanel(in_.board, &in_.window)),
      roll_(new BoardRoll(in_.board, this)),
      menu_(in_.actions.addMenu({menus::Torus, QT_TRANSLATE_NOOP("Menu", "To&rus"), {menus::View, 160}})) {
    in_.window.addDockWidget(Qt::RightDockWidgetArea, panel_);
    in_.window.splitDockWidget(panel_, &neighbour, Qt::Vertical);
    connect(&in_.pages, &PreferencePages::looksChanged, this, &TorusControls::applyLooks);
    applyLooks();
    makeActions();
    makeBend();
    makeMargins();
    in_.board.setCut({.margin = in_.settings.get(keys::margin()), .shift = {}});
    in_.events.onWheel(EventOrder::Scroll, [this](const QWheelEvent& turn) { return scroll(turn); });
    updateActions();
    connect(&in_.session, &GameSession::started, this, &TorusControls::showGame);
    connect(&in_.session, &GameSession::changed, this, &TorusControls::tellCheck);
    connect(&in_.session, &GameSession::turnStarted, this, &TorusControls::tellCheck);
    connect(&in_.session, &GameSession::moved, this, &TorusControls::showMove);
    connect(roll_, &BoardRoll::ended, this, [this] { in_.session.pace().end(roll_); });
    connect(&in_.board, &BoardWidget::loopsShown, this,
            [this](Square square) { in_.status.reason(texts::closedLines(in_.session.game()->position(), square)); });
}

void TorusControls::makeActions() {
    const auto show3D = [this](bool shown) {
        // Behind another panel it is not to be seen: who asks for it does not want it to go.
        shown = shown || (!panel_->isHidden() && !isSeen(*panel_));
        shown3D_->setChecked(shown);
        in_.settings.set(keys::board3DShown(), shown);
        panel_->setVisible(shown);
        if (shown) panel_->raise();
    };
    shown3D_ = &in_.actions.add(
        {.name = "board3D",
         .text = QT_TRANSLATE_NOOP("Action", "3&D Board"),
         .shortcut = "Ctrl+T",
         .tip = QT_TRANSLATE_NOOP("Action", "Show the board as a cylinder or a torus beside the flat one"),
         .place = {menus::Torus, 110},
         .checkable = true,
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_T, 28}},
        this, show3D);
    connect(panel_, &QDockWidget::visibilityChanged, this, [this] { shown3D_->setChecked(!panel_->isHidden()); });
    WindowAction& centre = in_.actions.add(
        {.name = "centre",
         .text = QT_TRANSLATE_NOOP("Action", "&Centre"),
         .shortcut = "Ctrl+E",
         .tip = QT_TRANSLATE_NOOP("Action", "Centre the selected piece or your king; again for the usual drawing"),
         .place = {menus::Torus, 120},
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_C, 54}},
        this, [this] { in_.board.centreOrRestore(); });
    WindowAction& closedLines = in_.actions.add(
        {.name = "closedLines",
         .text = QT_TRANSLATE_NOOP("Action", "Closed &Lines"),
         .shortcut = "Ctrl+Shift+G",
         .tip = QT_TRANSLATE_NOOP("Action", "Show the closed lines of the selected queen, rook or bishop"),
         .place = {menus::Torus, 130},
         .checkable = true,
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_G, 42, true}},
        this, [this](bool shown) { in_.board.setLoopsShown(shown); });
    usual_ = &in_.actions.add({.name = "usualDrawing",
                               .text = QT_TRANSLATE_NOOP("Action", "&Usual Drawing"),
                               .shortcut = "Ctrl+Shift+E",
                               .tip = QT_TRANSLATE_NOOP("Action", "Scroll the board back to where the game began"),
                               .place = {menus::Torus, 125},
                               .needsBoard = true,
                               .toolBar = 410},
                              this, [this] { in_.board.setCut({.margin = in_.board.cut().margin, .shift = {}}); });
    connect(&in_.board, &BoardWidget::pictureChanged, this, &TorusControls::showScrolled);
    needWrapping_.insert(needWrapping_.end(), {shown3D_, &centre, &closedLines});
}

/// The way back is offered where there is one.
void TorusControls::showScrolled() {
    const Game* game = in_.session.game();
    const bool wraps = game && game->book().geometry().wraps();
    const Delta shift = in_.board.cut().shift;
    usual_->setVisible(wraps && (shift.dx != 0 || shift.dy != 0));
}

void TorusControls::makeBend() {
    rolls_ = &in_.actions.add({.name = "bend",
                               .text = QT_TRANSLATE_NOOP("Action", "&Bend at the Edges"),
                               .tip = QT_TRANSLATE_NOOP("Action", "The board rolls up while a move crosses its edge"),
                               .place = {menus::Torus, 140},
                               .checkable = true},
                              this, [this](bool rolls) { in_.settings.set(keys::rollsLeft(), rolls ? -1 : 0); });
    rolls_->setChecked(in_.settings.get(keys::rollsLeft()) != 0);
}

void TorusControls::makeMargins() {
    const auto showNext = [this] {
        const auto next = std::ranges::upper_bound(marginWidths, in_.board.cut().margin);
        showMargin(next == marginWidths.end() ? marginWidths.front() : *next);
    };
    needWrapping_.push_back(&in_.actions.add(
        {.name = "nextMargin",
         .text = QT_TRANSLATE_NOOP("Action", "&Next Width of the Margin"),
         .shortcut = "Ctrl+G",
         .tip = QT_TRANSLATE_NOOP("Action", "How much of the neighbouring copies is drawn around the board"),
         .place = {menus::Torus, 150},
         .needsBoard = true,
         .letter = BoardKey{Qt::Key_G, 42}},
        this, showNext));
    std::vector<ChoiceSpec> choices{{QT_TRANSLATE_NOOP("Action", "No Margin"), 0}};
    for (const int squares : marginWidths) {
        //: %1 squares of the neighbouring copies are drawn around the board
        if (squares > 0) choices.push_back({QT_TRANSLATE_NOOP("Action", "Margin of %1"), squares});
    }
    margins_ = &in_.actions.addChoice(QStringLiteral("margin"), {menus::Torus, 210}, choices);
    margins_->setChosen(in_.settings.get(keys::margin()));
    connect(margins_, &ActionChoice::picked, this, [this](const QVariant& squares) { showMargin(squares.toInt()); });
}

void TorusControls::applyLooks() { panel_->view().setMotion(motion(in_.settings) > 0); }

void TorusControls::retranslate() {
    panel_->retranslate();
    tellCheck();
}

/// As long as the check is there, and not after the end.
void TorusControls::tellCheck() {
    const Game* game = in_.session.game();
    const bool open = game != nullptr && !game->ending();
    const QString words = open ? texts::checkFromBothSides(game->position(), game->position().turn()) : QString();
    if (words == check_) return;
    in_.status.withdraw(std::exchange(check_, words));
    in_.status.fact(check_);
}

/// Unless it is switched on, the board rolls up a few times only, and then it hides nothing that must be seen.
void TorusControls::showMove(const Turn& turn) {
    panel_->view().showMove(turn);
    const int left = in_.settings.get(keys::rollsLeft());
    if (left > 0 && !calm(*in_.session.game(), turn)) return;
    if (left == 0 || !in_.board.moving() || !roll_->show(*in_.session.game(), turn)) return;
    in_.session.pace().begin(roll_);
    if (left < 0) return;
    in_.settings.set(keys::rollsLeft(), left - 1);
    rolls_->setChecked(left > 1);
}

/// Two fingers, a wheel that tilts, Shift and the wheel for files, Ctrl and the wheel for ranks.
bool TorusControls::scroll(const QWheelEvent& turn) {
    constexpr double Notch = 120;
    constexpr double Finger = 40;
    const Game* game = in_.session.game();
    if (!game || !game->book().geometry().wraps()) return false;
    const bool fingers = !turn.pixelDelta().isNull();
    const bool keys = (turn.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    if (!fingers && !keys && turn.angleDelta().x() == 0) return false;
    QPointF by = fingers ? QPointF(turn.pixelDelta()) / Finger : QPointF(turn.angleDelta()) / Notch;
    if (turn.modifiers() == Qt::ShiftModifier && by.x() == 0) by = {by.y(), 0};
    wheel_ += by;
    const QPoint lines(static_cast<int>(wheel_.x()), static_cast<int>(wheel_.y()));
    wheel_ -= lines;
    if (!lines.isNull()) in_.board.scroll(lines);
    return true;
}

/// Every game starts with the inventor's drawing.
void TorusControls::showGame() {
    updateActions();
    roll_->stop();
    in_.board.setCut({.margin = in_.board.cut().margin, .shift = {}});
    const Game* game = in_.session.game();
    panel_->view().setGame(game, in_.session.viewing());
    panel_->setVisible(game->book().geometry().wraps() && in_.settings.get(keys::board3DShown()));
}

void TorusControls::updateActions() {
    const Game* game = in_.session.game();
    const bool wraps = game && game->book().geometry().wraps();
    menu_.menuAction()->setVisible(wraps);
    const QString whyNot = tr("Only a board without edges can be scrolled.");
    for (WindowAction* action : needWrapping_) action->allow(wraps, whyNot);
    showScrolled();
}

void TorusControls::showMargin(int squares) {
    in_.settings.set(keys::margin(), squares);
    margins_->setChosen(squares);
    in_.board.setCut({.margin = squares, .shift = in_.board.cut().shift});
}

}  // namespace rokada::ui
