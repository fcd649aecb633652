#include "torus/toruscontrols.h"

#include "board/boardwidget.h"
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

namespace rokada::ui {

namespace {

/// A wide window has room for both boards.
constexpr int RoomyWindow = 1600;
constexpr int RoomyPanel = 520;

}  // namespace

TorusControls::TorusControls(const WindowContext& context, QDockWidget& neighbour)
    : Feature(context),
      panel_(new Board3DPanel(in_.board, &in_.window)),
      roll_(new BoardRoll(in_.board, this)),
      rolls_(new QAction(this)) {
    in_.window.addDockWidget(Qt::RightDockWidgetArea, panel_);
    in_.window.splitDockWidget(panel_, &neighbour, Qt::Vertical);
    connect(&in_.pages, &PreferencePages::looksChanged, this, &TorusControls::applyLooks);
    applyLooks();
    connectActions();
    in_.board.setCut({.margin = in_.settings.get(keys::margin()), .shift = {}});
    in_.actions.setMargin(in_.settings.get(keys::margin()));
    in_.events.onWheel(EventOrder::Scroll, [this](const QWheelEvent& turn) { return scroll(turn); });
    updateActions();
    connect(&in_.session, &GameSession::started, this, &TorusControls::showGame);
    connect(&in_.session, &GameSession::turnStarted, this, [this](Side side) {
        const QString check = texts::checkFromBothSides(in_.session.game()->position(), side);
        if (!check.isEmpty()) in_.status.reason(check);
    });
    connect(&in_.session, &GameSession::moved, this, &TorusControls::showMove);
    connect(&in_.board, &BoardWidget::loopsShown, this,
            [this](Square square) { in_.status.reason(texts::closedLines(in_.session.game()->position(), square)); });
}

void TorusControls::connectActions() {
    const auto on = [this](Act act, auto slot) { connect(&in_.actions[act], &QAction::triggered, this, slot); };
    on(Act::Centre, [this] { in_.board.centreOrRestore(); });
    on(Act::ClosedLines, [this](bool shown) { in_.board.setLoopsShown(shown); });
    on(Act::NextMargin, [this] {
        const auto next = std::upper_bound(marginWidths.begin(), marginWidths.end(), in_.board.cut().margin);
        showMargin(next == marginWidths.end() ? marginWidths.front() : *next);
    });
    on(Act::Board3D, [this](bool shown) {
        in_.settings.set(keys::board3DShown(), shown);
        panel_->setVisible(shown);
    });
    connect(panel_, &QDockWidget::visibilityChanged, this,
            [this] { in_.actions[Act::Board3D].setChecked(!panel_->isHidden()); });
    rolls_->setCheckable(true);
    rolls_->setChecked(in_.settings.get(keys::rollsLeft()) != 0);
    in_.actions.torusMenu()->insertAction(&in_.actions[Act::NextMargin], rolls_);
    connect(rolls_, &QAction::triggered, this,
            [this](bool rolls) { in_.settings.set(keys::rollsLeft(), rolls ? -1 : 0); });
    connect(&in_.actions, &WindowActions::marginChosen, this, &TorusControls::showMargin);
}

void TorusControls::applyLooks() { panel_->view().setMotion(motion(in_.settings) > 0); }

void TorusControls::retranslate() { panel_->retranslate(); }

/// Unless it is switched on, the board rolls up a few times only.
void TorusControls::showMove(const Turn& turn) {
    panel_->view().showMove(turn);
    const int left = in_.settings.get(keys::rollsLeft());
    if (left == 0 || !in_.board.moving() || !roll_->show(*in_.session.game(), turn) || left < 0) return;
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
    panel_->view().setGame(game);
    panel_->setVisible(game->book().geometry().wraps() && in_.settings.get(keys::board3DShown()));
    const bool roomy = in_.window.width() >= RoomyWindow && panel_->width() < RoomyPanel;
    if (roomy && panel_->isVisible()) in_.window.resizeDocks({panel_}, {RoomyPanel}, Qt::Horizontal);
}

void TorusControls::updateActions() {
    const Game* game = in_.session.game();
    const bool wraps = game && game->book().geometry().wraps();
    in_.actions.torusMenu()->menuAction()->setVisible(wraps);
    rolls_->setText(tr("&Bend at the Edges"));
    rolls_->setToolTip(tr("The board rolls up while a move crosses its edge"));
    const QString whyNot = tr("Only a board without edges can be scrolled.");
    for (const Act act : {Act::Centre, Act::ClosedLines, Act::NextMargin, Act::Board3D})
        in_.actions.setEnabled(act, wraps, whyNot);
}

void TorusControls::showMargin(int squares) {
    in_.settings.set(keys::margin(), squares);
    in_.actions.setMargin(squares);
    in_.board.setCut({.margin = squares, .shift = in_.board.cut().shift});
}

}  // namespace rokada::ui
