#include "window/mainwindow.h"

#include "board/boardwidget.h"
#include "files/closeguard.h"
#include "files/fileactions.h"
#include "files/filecontrols.h"
#include "kit/language.h"
#include "kit/statusline.h"
#include "kit/textdialog.h"
#include "library/librarycontrols.h"
#include "newgame/introcontrols.h"
#include "newgame/newgamedialog.h"
#include "newgame/pausebar.h"
#include "newgame/setupcontrols.h"
#include "newgame/startcontrols.h"
#include "pages/cardcontrols.h"
#include "pages/papercontrols.h"
#include "pages/reachlegend.h"
#include "pages/rulescard.h"
#include "score/movespanel.h"
#include "score/recordcontrols.h"
#include "score/reviewbar.h"
#include "session/formergame.h"
#include "session/occupants.h"
#include "shell/colourscheme.h"
#include "shell/windowactions.h"
#include "table/arbitercontrols.h"
#include "table/askbar.h"
#include "table/computercontrols.h"
#include "table/endbanner.h"
#include "table/movestrip.h"
#include "table/placementbar.h"
#include "table/placementcontrols.h"
#include "table/premovecontrols.h"
#include "table/readingcontrols.h"
#include "table/seatmenus.h"
#include "table/soundcontrols.h"
#include "table/tablecontrols.h"
#include "table/thinkingstrip.h"
#include "table/transformnews.h"
#include "table/typedcontrols.h"
#include "texts/helptexts.h"
#include "texts/illegalmovetexts.h"
#include "texts/lawtexts.h"
#include "texts/names.h"
#include "texts/texts.h"
#include "torus/board3dpanel.h"
#include "torus/toruscontrols.h"
#include "variants/variants.h"
#include "window/preferencecontrols.h"
#include "window/viewcontrols.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <random>

namespace rokada::ui {

namespace {

/// The largest boards have cells of 36 pixels then.
constexpr QSize SmallestWindow{1024, 700};

}  // namespace

MainWindow::MainWindow(Settings& settings, Language& language)
    : settings_(settings),
      language_(language),
      session_(new GameSession(this)),
      actions_(new WindowActions(this)),
      status_(new StatusLine(statusBar(), this)),
      centre_(new QWidget(this)),
      board_(new BoardWidget(centre_)),
      banner_(new EndBanner(centre_)),
      askBar_(new AskBar(centre_)),
      strip_(new ThinkingStrip(centre_)),
      reviewBar_(new ReviewBar(centre_)),
      placementBar_(new PlacementBar(centre_)),
      moveStrip_(new MoveStrip(centre_)),
      arbiterStrip_(new ArbiterStrip(centre_)),
      movesPanel_(new MovesPanel(this)),
      gameLabel_(new QLabel(this)),
      turnLabel_(new QLabel(this)),
      start_(new StartControls({*this, *session_, *actions_, *board_, *centre_}, settings)),
      seatMenus_(new SeatMenus(*session_, actions_->playersMenu(), this)),
      controls_(new ComputerControls({*session_, *actions_, *board_, *status_, *strip_}, settings, this)),
      table_(new TableControls({*session_, *actions_, *board_, *status_, *askBar_}, this)),
      board3DPanel_(new Board3DPanel(*board_, this)),
      torus_(new TorusControls({*session_, *actions_, *board_, *status_, *board3DPanel_}, settings, this)),
      sounds_(new SoundControls({*session_, *actions_, *board_}, settings, this)),
      arbiter_(new ArbiterControls({*session_, *board_, *arbiterStrip_}, this)) {
    makeCentre();
    addDockWidget(Qt::RightDockWidgetArea, movesPanel_);
    resizeDocks({movesPanel_}, {280}, Qt::Horizontal);
    addDockWidget(Qt::RightDockWidgetArea, board3DPanel_);
    splitDockWidget(board3DPanel_, movesPanel_, Qt::Vertical);
    makeToolBar();
    connectSession();
    // The session's news reach the board first.
    new TransformNews(*session_, *board_, *status_, this);
    view_ = new ViewControls({*this, *session_, *actions_, *board_, *status_}, settings);
    placement_ = new PlacementControls({*centre_, *session_, *board_, *status_, *placementBar_, settings_}, this);
    connect(placement_, &PlacementControls::turnChanged, this, [this] { turnLabel_->setText(turnText()); });
    connectActions();
    connectBoard();
    record_ = new RecordControls({*this, *session_, *actions_, *board_, *status_, *movesPanel_, *reviewBar_}, settings);
    connect(controls_, &ComputerControls::helped, &record_->record(), &GameRecord::noteHint);
    files_ = new FileControls({*this, *actions_, *session_, record_->record(), *status_}, settings);
    setup_ = new SetupControls({*this, *actions_, *session_, record_->record(), settings});
    connect(files_, &FileControls::editWanted, setup_,
            [this](const RulebookPtr& book, const Position& position) { setup_->edit(Arrangement(book, position)); });
    library_ = new LibraryControls({*this, *actions_, *session_, record_->record(), *files_, *status_, settings});
    typed_ = new TypedControls({*session_, *actions_, *board_, *status_, *moveStrip_}, settings, this);
    closeGuard_ = new CloseGuard(*this, record_->record(), *files_);
    card_ = new CardControls({*this, *session_, *actions_, *board_});
    paper_ = new PaperControls(
        {*this, *session_, *actions_, *files_->actions().exchangeMenu(), *board_, *status_, record_->record()},
        settings);
    preferences_ = new PreferenceControls(
        {*this, *session_, *actions_, record_->actions(), *board_, *board3DPanel_, *start_, *status_, language_},
        settings);
    new ReadingControls({*session_, *actions_, *board_, *status_, record_->record(), *preferences_}, settings, this);
    new PremoveControls({*session_, *board_, *status_, *preferences_}, settings, this);
    connect(preferences_, &PreferenceControls::opened, sounds_, &SoundControls::addPage);
    intro_ = new IntroControls({*this, *session_, *actions_, *movesPanel_}, settings);
    restoreWindow();
    showWords();
    updateActions();
}

MainWindow::~MainWindow() {
    // Nobody who is being taken apart hears of the game any more.
    session_->disconnect(this);
    movesPanel_->disconnect(this);
}

void MainWindow::makeCentre() {
    auto* column = new QVBoxLayout(centre_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // The banner takes its room from below the board and covers no man.
    column->addWidget(arbiterStrip_);
    column->addWidget(board_, 1);
    column->addWidget(new ReachLegend(*session_, *board_, *status_, settings_, centre_));
    column->addWidget(placementBar_);
    column->addWidget(reviewBar_);
    column->addWidget(strip_);
    column->addWidget(moveStrip_);
    column->addWidget(askBar_);
    column->addWidget(banner_);
    column->addWidget(&start_->pauseBar());
    setCentralWidget(&start_->stack());
    setMinimumSize(SmallestWindow);
    setWindowIcon(QIcon(QStringLiteral(":/icons/rokada.svg")));
}

void MainWindow::makeToolBar() {
    auto* words = new QWidget(this);
    auto* row = new QHBoxLayout(words);
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(16);
    row->addStretch(1);
    row->addWidget(turnLabel_);
    row->addWidget(gameLabel_);
    words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    actions_->toolBar().addWidget(words);
    QFont bold = gameLabel_->font();
    bold.setBold(true);
    gameLabel_->setFont(bold);
}

void MainWindow::connectSession() {
    connect(session_, &GameSession::started, this, &MainWindow::showStart);
    connect(session_, &GameSession::moved, this, &MainWindow::showMoved);
    connect(session_, &GameSession::changed, this, &MainWindow::showChange);
    connect(session_, &GameSession::turnStarted, this, &MainWindow::showTurn);
    connect(session_, &GameSession::ended, this, &MainWindow::showEnd);
    connect(session_, &GameSession::seatsChanged, this, &MainWindow::showSeats);
}

void MainWindow::connectActions() {
    const auto on = [this](Act act, auto slot) { connect(&(*actions_)[act], &QAction::triggered, this, slot); };
    on(Act::NewGame, [this] { askForGameLikeThis(); });
    on(Act::Quit, [this] { close(); });
    on(Act::Undo, [this] {
        if (!files_->former().comeBack()) session_->undo();
    });
    on(Act::Redo, [this] { session_->redo(); });
    on(Act::MovesPanel, [this](bool shown) { movesPanel_->setVisible(shown); });
    on(Act::AllMoves, [this] { board_->showNextReach(); });
    on(Act::FullScreen, [this](bool full) { showFullScreen(full); });
    on(Act::Rules, [this] { showText(tr("Rules in Short"), rulesInShort(session_->game()->book().variant().id)); });
    on(Act::Keyboard, [this] { showText(tr("Keyboard"), keyboardHelp()); });
    on(Act::About, [this] { showText(tr("About Rokada"), aboutRokada()); });
    on(Act::WhoseTurn, [this] { status_->reason(turnText()); });
    connect(movesPanel_, &QDockWidget::visibilityChanged, this,
            [this] { (*actions_)[Act::MovesPanel].setChecked(!movesPanel_->isHidden()); });
    connect(actions_, &WindowActions::coordinatesChosen, this, [this](Coordinates mode) {
        settings_.setCoordinates(mode);
        board_->setCoordinates(mode);
    });
    connect(actions_, &WindowActions::languageChosen, this, [this](const QString& language) {
        settings_.setLanguage(language);
        language_.use(language);
    });
    connect(actions_, &WindowActions::colourSchemeChosen, this, [this](ColourScheme scheme) {
        settings_.setColourScheme(scheme);
        apply(scheme);
        preferences_->applyLooks();
    });
}

void MainWindow::connectBoard() {
    actions_->addBoardLetters(board_);
    connect(board_, &BoardWidget::panelClicked, this, [this](Side side, QPoint at) {
        if (!table_->panelClicked(side)) seatMenus_->popUp(side, at);
    });
    connect(status_, &StatusLine::shown, this,
            [this] { board_->tell(status_->waitingPrompt(), status_->heldReason()); });
    connect(board_, &BoardWidget::squareHovered, this, &MainWindow::showSquare);
    connect(board_, &BoardWidget::illegalMoveTried, this, [this](const IllegalMove& illegalMove) {
        status_->reason(texts::of(session_->game()->position(), illegalMove));
    });
    connect(banner_, &EndBanner::rematchWanted, session_, &GameSession::restart);
    connect(banner_, &EndBanner::swapWanted, session_, &GameSession::restartSwapped);
    connect(banner_, &EndBanner::newGameWanted, this, &MainWindow::askForGameLikeThis);
    connect(start_, &StartControls::changed, this, [this] {
        if (!start_->pageShown()) card_->leaveRulesOf();
        updateActions();
    });
    connect(start_, &StartControls::rulesWanted, this,
            [this](const VariantInfo& game) { card_->showRulesOf(game, start_->keeps(card_->card())); });
    connect(start_, &StartControls::choiceWanted, this, [this](const VariantInfo& game) {
        askForGame();
        dialog_->chooseVariant(game);
    });
}

void MainWindow::restoreWindow() {
    actions_->setChosen(settings_.coordinates());
    actions_->setChosen(settings_.colourScheme());
    actions_->setChosenLanguage(language_.current());
    board_->setCoordinates(settings_.coordinates());
    const QSize room = screen()->availableSize();
    resize((room * 0.85).boundedTo({1600, 1000}).expandedTo(QSize(1180, 860).boundedTo(room)));
    restoreGeometry(settings_.windowGeometry());
    card_->place(*movesPanel_);
    restoreState(settings_.windowState());
}

// --- view

void MainWindow::showFullScreen(bool full) {
    menuBar()->setVisible(!full);
    full ? QMainWindow::showFullScreen() : showNormal();
    (*actions_)[Act::FullScreen].setChecked(full);
}

void MainWindow::showText(const QString& title, const QString& html) {
    auto* dialog = new TextDialog(title, html, this);
    dialog->open();
}

NewGameDialog* MainWindow::dialog() const { return dialog_; }

void MainWindow::askForGame() {
    if (dialog_) return dialog_->raise();
    dialog_ = new NewGameDialog(settings_, this);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &QDialog::accepted, this,
            [this] { session_->start(setupOf(dialog_->choice(), std::random_device()())); });
    dialog_->open();
}

/// Who is playing a game probably wants the same one again.
void MainWindow::askForGameLikeThis() {
    const bool open = dialog_ != nullptr;
    askForGame();
    if (!open && session_->game()) dialog_->chooseVariant(*findVariant(session_->game()->book().variant().id));
}

// --- events

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    actions_->retranslate();
    view_->retranslate();
    placement_->retranslate();
    sounds_->retranslate();
    arbiter_->retranslate();
    record_->retranslate();
    files_->retranslate();
    setup_->retranslate();
    library_->retranslate();
    typed_->retranslate();
    card_->retranslate();
    paper_->retranslate();
    actions_->setChosenLanguage(language_.current());
    showWords();
    updateActions();
    if (!session_->game()) return;
    status_->prompt(session_->game()->ending() ? verdict() : turnText());
    status_->clear();
    status_->showSquare({});
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!closeGuard_->mayClose()) return event->ignore();
    settings_.setWindow(saveGeometry(), start_->windowState());
    start_->close();
    event->accept();
}

/// Esc goes one step back; the board has taken its own steps already.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    if (banner_->isVisible()) return banner_->hide();
    if (isFullScreen()) showFullScreen(false);
}

}  // namespace rokada::ui
