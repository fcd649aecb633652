#include "window/mainwindow.h"

#include "board/boardwidget.h"
#include "files/closeguard.h"
#include "files/filecontrols.h"
#include "kit/statusline.h"
#include "newgame/startcontrols.h"
#include "session/gamerecord.h"
#include "shell/boardcolumn.h"
#include "shell/boardevents.h"
#include "shell/boardfollower.h"
#include "shell/feature.h"
#include "shell/preferencepages.h"
#include "shell/windowaction.h"
#include "shell/windowactions.h"
#include "table/gamenews.h"
#include "window/features.h"
#include "window/placekeeper.h"
#include "window/viewcontrols.h"
#include "window/windowsettings.h"
#include "window/windowsize.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>

namespace rokada::ui {

MainWindow::MainWindow(Settings& settings, Language& language)
    : settings_(settings),
      session_(new GameSession(this)),
      actions_(new WindowActions(this)),
      status_(new StatusLine(statusBar(), this)),
      centre_(new QStackedWidget(this)),
      column_(new BoardColumn(centre_)),
      board_(new BoardWidget(column_)),
      follower_(new BoardFollower(*session_, *board_, this)),
      events_(new BoardEvents(*board_, this)),
      record_(new GameRecord(*session_, this)),
      pages_(new PreferencePages(this)) {
    column_->add(Strip::Board, board_);
    setCentralWidget(centre_);
    setMinimumSize(smallestSize(screen()->availableSize()));
    setWindowIcon(QIcon(QStringLiteral(":/icons/rokada.svg")));
    restorePlace();
    makeFeatures(
        {*this, *session_, *record_, *actions_, *board_, *events_, *column_, *pages_, *status_, settings, language},
        *centre_);
    addOwnActions();
    actions_->fillToolBar();
    closeGuard_ = new CloseGuard(*this, *record_, part<FileControls>(), *status_);
    restoreDocks();
    new PlaceKeeper(*this, settings_, part<StartControls>());
    connect(session_, &GameSession::started, this, &MainWindow::updateActions);
    connect(session_, &GameSession::changed, this, &MainWindow::updateActions);
    connect(session_, &GameSession::seatsChanged, this, &MainWindow::updateActions);
    retranslate();
}

MainWindow::~MainWindow() {
    // What is being destroyed gets no more news of the game.
    session_->disconnect();
}

void MainWindow::restorePlace() {
    resize(firstSize(screen()->availableSize()));
    restoreGeometry(settings_.get(keys::windowGeometry()));
}

/// Of a window that is to be maximised Qt keeps a second copy of the layout until it has its size, with pointers to
/// docks that have gone elsewhere meanwhile: a crash. So the docks come back to a window that is not maximised yet.
void MainWindow::restoreDocks() {
    const Qt::WindowStates states = windowState();
    setWindowState(Qt::WindowNoState);
    restoreState(settings_.get(keys::windowState()));
    setWindowState(states);
}

void MainWindow::addOwnActions() {
    actions_->add({.name = "quit",
                   .text = QT_TRANSLATE_NOOP("Action", "&Quit"),
                   .shortcut = "Ctrl+Q",
                   .tip = QT_TRANSLATE_NOOP("Action", "Close the program"),
                   .place = {menus::Game, 510},
                   .role = QAction::QuitRole},
                  this, &MainWindow::close);
    events_->onKey(EventOrder::Letters, [this](const QKeyEvent& press) { return actions_->letterPressed(press); });
}

void MainWindow::retranslate() {
    actions_->retranslate();
    follower_->showSeats();
    for (Feature* feature : findChildren<Feature*>(QString(), Qt::FindDirectChildrenOnly)) feature->retranslate();
    updateActions();
}

void MainWindow::updateActions() {
    actions_->setGameMissing(session_->game() ? QString() : tr("No game is on the board."));
    for (Feature* feature : findChildren<Feature*>(QString(), Qt::FindDirectChildrenOnly)) feature->updateActions();
}

// --- events

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!closeGuard_->mayClose()) return event->ignore();
    part<PlaceKeeper>().keep();
    part<StartControls>().close();
    event->accept();
}

/// Why the action of these keys cannot be done now; empty if there is none, or nothing to be said.
QString MainWindow::whyNot(const QKeySequence& keys) const {
    for (const WindowAction* action : findChildren<WindowAction*>()) {
        if (action->shortcut() == keys && !action->isEnabled()) return action->statusTip();
    }
    return {};
}

/// Esc goes one step back; the board has taken its own steps already.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const QString why = whyNot(QKeySequence(event->keyCombination()));
    if (!why.isEmpty()) return status_->reason(why);
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    if (!part<GameNews>().foldBanner()) part<ViewControls>().leaveFullScreen();
}

}  // namespace rokada::ui
