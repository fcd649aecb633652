#include "window/mainwindow.h"

#include "board/boardwidget.h"
#include "files/closeguard.h"
#include "files/gamekeeper.h"
#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "shell/altkey.h"
#include "shell/boardevents.h"
#include "shell/boardfollower.h"
#include "shell/boardpage.h"
#include "shell/feature.h"
#include "shell/frontpages.h"
#include "shell/partfocus.h"
#include "shell/preferencepages.h"
#include "shell/rail.h"
#include "shell/scrim.h"
#include "shell/sidepanel.h"
#include "shell/windowaction.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "window/windowsettings.h"
#include "window/windowsize.h"
#include "window/windowstatesaver.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Minimum width of the window, in pixels, at which the navigation rail shows labels.
constexpr int WideRail = 1100;

}  // namespace

MainWindow::MainWindow(Settings& settings, Language& language, const std::vector<FeatureLine>& features)
    : settings_(settings),
      language_(language),
      session_(new GameSession(this)),
      actions_(new WindowActions(this)),
      status_(new StatusLine(this)),
      centre_(new QStackedWidget(this)),
      page_(new BoardPage(centre_)),
      board_(&page_->board()),
      follower_(new BoardFollower(*session_, *board_, this)),
      events_(new BoardEvents(*board_, this)),
      record_(new GameRecord(*session_, this)),
      pages_(new PreferencePages(this)),
      front_(new FrontPages(*centre_, *page_, *actions_, this)),
      windowSignals_(new WindowSignals(this)),
      rail_(new Rail(*actions_, this)) {
    layOut();
    setMinimumSize(smallestSize(screen()->availableSize()));
    setWindowIcon(QIcon(QStringLiteral(":/icons/rokada.svg")));
    restorePlace();
    connect(front_, &FrontPages::changed, this, &MainWindow::showCovered);
    makeFeatures(features);
    addOwnActions();
    rail_->fill();
    rail_->setCurrent(front_->place());
    closeGuard_ = new CloseGuard(*this, *record_, offers_, *windowSignals_, *status_);
    placeKeeper_ = new WindowStateSaver(*this, settings_);
    connect(session_, &GameSession::started, this, &MainWindow::updateActions);
    connect(session_, &GameSession::changed, this, &MainWindow::updateActions);
    connect(session_, &GameSession::seatsChanged, this, &MainWindow::updateActions);
    retranslate();
}

MainWindow::~MainWindow() {
    // Disconnect the signals of the session, because they must not reach services that are already destroyed.
    session_->disconnect();
}

void MainWindow::layOut() {
    auto* centre = new QWidget(this);
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(rail_);
    column_ = new QVBoxLayout;
    column_->addWidget(centre_, 1);
    row->addLayout(column_, 1);
    setCentralWidget(centre);
    page_->panel().hold(*status_);
    new Scrim(*this);
    connect(rail_, &Rail::gameWanted, this, [this] {
        if (session_->game() == nullptr) return status_->showMessage(tr("There is no game on the board."));
        front_->leave();
        board_->setFocus();
    });
    connect(new AltKey(this), &AltKey::pressedAlone, this, [this] {
        if (isActiveWindow()) rail_->openMenu();
    });
}

void MainWindow::makeFeatures(const std::vector<FeatureLine>& lines) {
    const Services services(*this, *session_, *record_, *actions_, *board_, *events_, *page_, page_->panel(), *front_,
                            *pages_, *status_, settings_, language_, *windowSignals_, offers_);
    for (const FeatureLine& line : lines) {
        features_.push_back(line.make(services).release());
        features_.back()->setParent(this);
    }
    for (Feature* feature : features_) feature->join(offers_);
}

GameKeeper& MainWindow::keepGames(const QString& folder) {
    keeper_ = new GameKeeper(folder, *record_, *session_, *status_, this);
    emit windowSignals_->keeperCame(*keeper_);
    return *keeper_;
}

void MainWindow::restorePlace() {
    resize(firstSize(screen()->availableSize()));
    restoreGeometry(settings_.get(keys::windowGeometry()));
}

/// Places the status messages in the panel beside the board, or around the page that covers the board.
void MainWindow::showCovered() {
    const bool covered = front_->shown() != nullptr;
    rail_->setCurrent(front_->place());
    status_->setBoardCovered(covered);
    if (covered) {
        column_->insertWidget(0, &status_->alarms());
        column_->addWidget(&status_->failures());
        column_->addWidget(&status_->line());
    } else {
        page_->panel().hold(*status_);
    }
    emit windowSignals_->boardCovered(covered);
}

void MainWindow::addOwnActions() {
    actions_->add({.name = "quit",
                   .text = QT_TRANSLATE_NOOP("Action", "&Quit"),
                   .shortcut = "Ctrl+Q",
                   .tip = QT_TRANSLATE_NOOP("Action", "Close the program"),
                   .place = {menus::Game, 510},
                   .role = QAction::QuitRole},
                  this, &MainWindow::close);
    actions_->add({.name = "nextPart",
                   .text = QT_TRANSLATE_NOOP("Action", "Next Part of the Window"),
                   .shortcut = "F6",
                   .tip = QT_TRANSLATE_NOOP("Action", "Move the focus to the next area: navigation, page or panel")},
                  this, &MainWindow::focusNext);
    events_->onKey(EventOrder::Letters, [this](const QKeyEvent& press) { return actions_->letterPressed(press); });
}

void MainWindow::focusNext() {
    QList<QWidget*> parts{rail_};
    QWidget* page = front_->shown();
    focusNextPart(page ? parts + partsOf(*page) : parts + QList<QWidget*>{board_, &page_->panel()});
}

void MainWindow::retranslate() {
    actions_->retranslate();
    follower_->showSeats();
    rail_->retranslate();
    page_->panel().retranslate();
    for (Feature* feature : features_) feature->retranslate();
    updateActions();
}

void MainWindow::updateActions() {
    actions_->setGameMissing(session_->game() ? QString() : tr("There is no game on the board."));
    for (Feature* feature : features_) feature->updateActions();
}

// --- events

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    rail_->setBrief(width() < WideRail);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!closeGuard_->mayClose()) return event->ignore();
    placeKeeper_->keep();
    // If a page covers the game when the window closes, the program must not open this game at its next start.
    if (keeper_ && front_->shown()) keeper_->leave();
    event->accept();
}

/// Returns the reason why the action with this shortcut is disabled. Returns an empty text if no disabled action has
/// this shortcut.
QString MainWindow::whyNot(const QKeySequence& keys) const {
    for (const WindowAction* action : findChildren<WindowAction*>()) {
        if (action->shortcut() == keys && !action->isEnabled()) return action->statusTip();
    }
    return {};
}

/// Shows why the action of a pressed shortcut is disabled. Passes Esc to the features in the order of the table until
/// one uses it. The board receives Esc before this function.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const QString why = whyNot(QKeySequence(event->keyCombination()));
    if (!why.isEmpty()) return status_->showMessage(why);
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    std::ranges::any_of(features_, [](const auto& feature) { return feature->stepBack(); });
}

}  // namespace rokada::ui
