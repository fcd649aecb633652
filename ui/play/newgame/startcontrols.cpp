#include "newgame/startcontrols.h"

#include "board/boardwidget.h"
#include "files/gamekeeper.h"
#include "newgame/gamesettings.h"
#include "newgame/pausebar.h"
#include "newgame/startpage.h"
#include "newgame/variantcard.h"
#include "newgame/waitingdialog.h"
#include "pages/rulescard.h"
#include "session/gamechoice.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/frontpages.h"
#include "shell/offers.h"
#include "shell/preferencepages.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"

#include <QMainWindow>
#include <QStackedWidget>

#include <algorithm>
#include <random>

namespace rokada::ui {

namespace {

constexpr std::size_t MaxWaiting = 3;

}  // namespace

StartControls::StartControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                             BoardWidget& board, SidePanel& sidePanel, PreferencePages& pages, Settings& settings,
                             FrontPages& front, WindowSignals& windowSignals, Offers& offers)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      sidePanel_(sidePanel),
      pages_(pages),
      settings_(settings),
      front_(front),
      windowSignals_(windowSignals),
      shown_(actions_.add({.name = "startPage",
                           .text = QT_TRANSLATE_NOOP("Action", "Start Pa&ge"),
                           .tip = QT_TRANSLATE_NOOP("Action", "Show all variants. The current game continues"),
                           .place = {menus::Pages, 10},
                           .checkable = true,
                           .icon = Icon::Home,
                           .priority = QAction::LowPriority},
                          this, [this](bool shown) { shown ? showPage() : showGame(); })),
      bar_(new PauseBar(&window_)) {
    offers.add<StartScreen>(*this);
    actions_.addMenu({menus::Pages, QT_TRANSLATE_NOOP("Menu", "Pa&ges"), {menus::View, 310}});
    sidePanel_.add(Strip::Pause, bar_);
    connect(&windowSignals_, &WindowSignals::keeperCame, this, &StartControls::follow);
    connect(&front_, &FrontPages::changed, this, [this] { shown_.setChecked(pageShown()); });
    connect(&pages_, &PreferencePages::looksChanged, this, &StartControls::applyLooks);
    connect(&session_, &GameSession::started, this, [this] {
        bar_->hide();
        showGame();
    });
    connect(&session_, &GameSession::moved, bar_, &QWidget::hide);
    connect(&session_, &GameSession::ended, bar_, &QWidget::hide);
    connect(&session_, &GameSession::pauseChanged, this, &StartControls::showPause);
    connect(bar_, &PauseBar::continueWanted, this, [this] {
        session_.setPaused(false);
        board_.setFocus();
    });
}

void StartControls::join(const Offers& offers) {
    rules_ = offers.find<RulesCards>();
    newGames_ = offers.find<NewGames>();
    learning_ = offers.find<LearningPages>();
    review_ = offers.find<GameReview>();
}

bool StartControls::pageShown() const { return page_ && front_.shown() == page_; }

void StartControls::makePage() {
    page_ = new StartPage(&front_.stack());
    connect(page_, &StartPage::playWanted, this, &StartControls::play);
    connect(page_, &StartPage::firstGameWanted, this, &StartControls::playBeginners);
    connect(page_, &StartPage::gameWanted, this, [this](GameChoice choice) {
        keepTable(settings_, choice);
        // The menu chooses only players and clocks. Keep the stored names of people and the stored secrecy of the
        // placement.
        const GameChoice kept = lastChoice(settings_, *choice.game);
        for (std::size_t side = 0; side < choice.seats.size(); ++side) choice.seats[side].name = kept.seats[side].name;
        choice.laws.secretPlacement = kept.laws.secretPlacement;
        playChosen(choice);
    });
    connect(page_, &StartPage::choiceWanted, this, [this](const VariantInfo& game) { newGames_->ask(game); });
    connect(page_, &StartPage::continueWanted, this, &StartControls::resumeGame);
    connect(page_, &StartPage::allWaitingWanted, this, [this] {
        if (waiting_) waiting_->show();
    });
    connect(page_, &StartPage::filled, this, &StartControls::showLearning);
    connect(&windowSignals_, &WindowSignals::learnersLoaded, page_, [this] {
        if (page_->isFilled()) showLearning();
    });
    connect(page_, &StartPage::nextLessonWanted, this, [this] { learning_->showNextLesson(); });
    connect(page_, &StartPage::puzzlesWanted, this, [this] { learning_->showNextPuzzles(); });
    connect(page_, &StartPage::openWanted, this, [this] { actions_.named("open").trigger(); });
    connect(page_, &StartPage::learnWanted, this, [this](const VariantInfo& game) { learning_->showGame(game); });
    connect(page_, &StartPage::rulesWanted, this, [this](const VariantInfo& game) { rules_->showRulesOf(game); });
}

/// Disables the buttons of features that this program does not have. Their tool tips give the reason. Hides the rows of
/// lessons and puzzles if lessons are missing.
void StartControls::disableMissing() {
    if (!newGames_) page_->disableChoice(tr("New games are not available."));
    if (!learning_) page_->setLearning({});
    for (VariantCard* card : page_->cards()) {
        if (!learning_) card->disable(VariantCard::Action::Learn, tr("Lessons are not available."));
        if (!rules_) card->disable(VariantCard::Action::Rules, tr("The rules are not available."));
    }
}

/// Shows the next lesson and the next puzzles on the page. Call it when the rest of the page is visible, because
/// reading lessons and puzzles takes time.
void StartControls::showLearning() {
    if (!learning_ || !page_) return;
    const LearningPages::Next next = learning_->next();
    page_->setLearning({next.lesson, next.lessonMore, next.puzzles, next.puzzlesMore});
}

void StartControls::showPage() {
    shown_.setChecked(true);
    if (pageShown()) return;
    if (!page_) makePage();
    disableMissing();
    applyLooks();
    showWaiting();
    showChoices();
    front_.show(*page_, RailPlace::Home, tr("The start page is shown."));
    page_->focusCard(*settings_.get(keys::lastGame()));
}

void StartControls::showGame() {
    const bool stays = !session_.game();
    shown_.setChecked(pageShown() && stays);
    if (!front_.shown() || stays) return;
    front_.leave();
    board_.setFocus();
    if (rules_) rules_->leaveRulesOf();
}

void StartControls::retranslate() {
    if (!pageShown()) return;
    front_.say(tr("The start page is shown."));
    showLearning();
}

void StartControls::follow(GameKeeper& keeper) {
    keeper_ = &keeper;
    connect(&keeper, &GameKeeper::resumed, this, &StartControls::showPause);
    connect(&keeper, &GameKeeper::cameBack, &windowSignals_, &WindowSignals::earlierGameCameBack);
    delete waiting_;
    waiting_ = new WaitingGames(keeper, window_);
    connect(waiting_, &WaitingGames::continueWanted, this, &StartControls::resumeGame);
    connect(waiting_, &WaitingGames::changed, this, [this] {
        if (page_) showWaiting();
    });
}

void StartControls::showPause() {
    bar_->setVisible(session_.paused() && session_.playing() && !placesInSecret(session_));
}

void StartControls::applyLooks() {
    if (page_) page_->applyLooks(settings_);
}

void StartControls::play(const VariantInfo& info) { playChosen(lastChoice(settings_, info)); }

void StartControls::playBeginners(const VariantInfo& info) {
    GameChoice choice = usualChoice(info);
    for (Seat& seat : choice.seats) seat.level = Level(Level::Lowest);
    playChosen(choice);
}

void StartControls::playChosen(const GameChoice& choice) {
    settings_.set(keys::lastGame(), choice.game);
    session_.start(setupOf(choice, std::random_device()()));
}

void StartControls::resumeGame(const QString& file) {
    if (file.isEmpty()) {
        showGame();
    } else if (keeper_ && !keeper_->resume(file)) {
        return showWaiting();
    } else if (!session_.time().timed()) {
        // A resumed game is paused. Without clocks it continues at once, because no player loses time.
        session_.setPaused(false);
    }
    if (!session_.game()->ending()) return;
    record_.first();
    if (review_) review_->open();
}

/// Returns the game in progress or the finished game that the start page covers. Returns nullopt if there is none.
std::optional<WaitingGame> StartControls::behind() const {
    const GameSession& session = session_;
    const Game* running = session.game();
    const bool over = running && running->ending() && !session.viewing();
    if (!session.playing() && !over) return std::nullopt;
    WaitingGame game{std::make_shared<const Game>(*running), session.setup().seats, {}, {}};
    // The page shows the time of the last move only for a finished game.
    if (keeper_ && over) game.played = keeper_->played();
    if (session.time().timed() && !over) {
        const auto state = session.time().clock().state(session.time().now());
        game.clocks = clockDigits(state.seats, running->book().sides());
    }
    return game;
}

/// Shows on each card which game its button starts.
void StartControls::showChoices() {
    for (VariantCard* card : page_->cards()) {
        const VariantInfo& game = card->game();
        card->setChoice(lastChoice(settings_, game), lastTimes(settings_, game, true),
                        lastTimes(settings_, game, false));
    }
}

/// Shows the waiting games (games that can be resumed or reviewed) on the page. The game that the page covers is the
/// first.
void StartControls::showWaiting() {
    std::vector<WaitingGame> games;
    if (auto game = behind()) games.push_back(std::move(*game));
    if (keeper_) {
        for (const GameKeeper::LeftGame& left : keeper_->left(MaxWaiting - games.size()))
            games.push_back(waitingGame(left));
    }
    page_->setWaiting(std::move(games), keeper_ ? keeper_->waiting() : 0);
}

}  // namespace rokada::ui
