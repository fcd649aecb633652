#include "toruscontrols.h"

#include "boardwidget.h"
#include "roundpanel.h"
#include "roundview.h"
#include "settings.h"
#include "statusline.h"
#include "torustexts.h"
#include "windowactions.h"

#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace rokada::ui {

namespace {

/// A wide window has room for both boards.
constexpr int RoomyWindow = 1600;
constexpr int RoomyPanel = 520;

}  // namespace

TorusControls::TorusControls(const Parts& parts, Settings& settings, QObject* parent)
    : QObject(parent), in_(parts), settings_(settings) {
    connectActions();
    in_.board.setCut({.margin = settings_.margin(), .shift = {}});
    in_.actions.setMargin(settings_.margin());
    updateActions();
    connect(&in_.session, &GameSession::started, this, &TorusControls::showGame);
    connect(&in_.session, &GameSession::turnStarted, this, [this](Side side) {
        const QString check = texts::checkFromBothSides(in_.session.game()->position(), side);
        if (!check.isEmpty()) in_.status.reason(check);
    });
    connect(&in_.session, &GameSession::moved, this, [this](const Turn& turn) { in_.panel.view().showMove(turn); });
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
    on(Act::RoundBoard, [this](bool shown) {
        settings_.setRoundShown(shown);
        in_.panel.setVisible(shown);
    });
    connect(&in_.panel, &QDockWidget::visibilityChanged, this,
            [this] { in_.actions[Act::RoundBoard].setChecked(!in_.panel.isHidden()); });
    connect(&in_.actions, &WindowActions::marginChosen, this, &TorusControls::showMargin);
}

/// Every game starts as its inventor draws it.
void TorusControls::showGame() {
    updateActions();
    in_.board.setCut({.margin = in_.board.cut().margin, .shift = {}});
    const Game* game = in_.session.game();
    in_.panel.view().setGame(game);
    in_.panel.setVisible(game->book().geometry().wraps() && settings_.roundShown());
    auto* window = qobject_cast<QMainWindow*>(in_.panel.parentWidget());
    const bool roomy = window != nullptr && window->width() >= RoomyWindow && in_.panel.width() < RoomyPanel;
    if (roomy && in_.panel.isVisible()) window->resizeDocks({&in_.panel}, {RoomyPanel}, Qt::Horizontal);
}

void TorusControls::updateActions() {
    const Game* game = in_.session.game();
    const bool wraps = game && game->book().geometry().wraps();
    in_.actions.torusMenu()->menuAction()->setVisible(wraps);
    const QString whyNot = tr("Only a board without edges can be scrolled.");
    for (const Act act : {Act::Centre, Act::ClosedLines, Act::NextMargin, Act::RoundBoard})
        in_.actions.setEnabled(act, wraps, whyNot);
}

void TorusControls::showMargin(int squares) {
    settings_.setMargin(squares);
    in_.actions.setMargin(squares);
    in_.board.setCut({.margin = squares, .shift = in_.board.cut().shift});
}

}  // namespace rokada::ui
