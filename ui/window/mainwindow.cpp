#include "window/mainwindow.h"

#include "board/boardwidget.h"
#include "files/closeguard.h"
#include "files/gamekeeper.h"
#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "shell/boardcolumn.h"
#include "shell/boardevents.h"
#include "shell/boardfollower.h"
#include "shell/feature.h"
#include "shell/frontpages.h"
#include "shell/preferencepages.h"
#include "shell/windowaction.h"
#include "shell/windowactions.h"
#include "shell/windownews.h"
#include "window/placekeeper.h"
#include "window/windowsettings.h"
#include "window/windowsize.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>

#include <algorithm>

namespace rokada::ui {

MainWindow::MainWindow(Settings& settings, Language& language, const std::vector<FeatureLine>& features)
    : settings_(settings),
      language_(language),
      session_(new GameSession(this)),
      actions_(new WindowActions(this)),
      status_(new StatusLine(statusBar(), this)),
      centre_(new QStackedWidget(this)),
      column_(new BoardColumn(centre_)),
      board_(new BoardWidget(column_)),
      follower_(new BoardFollower(*session_, *board_, this)),
      events_(new BoardEvents(*board_, this)),
      record_(new GameRecord(*session_, this)),
      pages_(new PreferencePages(this)),
      front_(new FrontPages(*this, *centre_, *column_, *actions_)),
      news_(new WindowNews(this)) {
    column_->add(Strip::Board, board_);
    setCentralWidget(centre_);
    setMinimumSize(smallestSize(screen()->availableSize()));
    setWindowIcon(QIcon(QStringLiteral(":/icons/rokada.svg")));
    restorePlace();
    connect(front_, &FrontPages::changed, this, [this] {
        status_->setBoardCovered(front_->shown() != nullptr);
        emit news_->boardCovered(front_->shown() != nullptr);
    });
    makeFeatures(features);
    addOwnActions();
    actions_->fillToolBar();
    closeGuard_ = new CloseGuard(*this, *record_, offers_, *news_, *status_);
    restoreDocks();
    placeKeeper_ = new PlaceKeeper(*this, settings_, *front_);
    connect(session_, &GameSession::started, this, &MainWindow::updateActions);
    connect(session_, &GameSession::changed, this, &MainWindow::updateActions);
    connect(session_, &GameSession::seatsChanged, this, &MainWindow::updateActions);
    retranslate();
}

MainWindow::~MainWindow() {
    // What is being destroyed gets no more news of the game.
    session_->disconnect();
}

void MainWindow::makeFeatures(const std::vector<FeatureLine>& lines) {
    const Services services(*this, *session_, *record_, *actions_, *board_, *events_, *column_, *front_, *pages_,
                            *status_, settings_, language_, *news_, offers_);
    for (const FeatureLine& line : lines) {
        features_.push_back(line.make(services).release());
        features_.back()->setParent(this);
    }
    for (Feature* feature : features_) feature->join(offers_);
}

GameKeeper& MainWindow::keepGames(const QString& folder) {
    keeper_ = new GameKeeper(folder, *record_, *session_, *status_, this);
    emit news_->keeperCame(*keeper_);
    return *keeper_;
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
    for (Feature* feature : features_) feature->retranslate();
    updateActions();
}

void MainWindow::updateActions() {
    actions_->setGameMissing(session_->game() ? QString() : tr("No game is on the board."));
    for (Feature* feature : features_) feature->updateActions();
}

// --- events

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!closeGuard_->mayClose()) return event->ignore();
    placeKeeper_->keep();
    // A game behind a page is not the one to begin with next time.
    if (keeper_ && front_->shown()) keeper_->leave();
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
    std::ranges::any_of(features_, [](const auto& feature) { return feature->stepBack(); });
}

}  // namespace rokada::ui
