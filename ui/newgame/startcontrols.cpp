#include "newgame/startcontrols.h"

#include "board/boardwidget.h"
#include "files/gamekeeper.h"
#include "newgame/gamesettings.h"
#include "newgame/newgamecontrols.h"
#include "newgame/pausebar.h"
#include "newgame/startpage.h"
#include "newgame/waitinggames.h"
#include "pages/cardcontrols.h"
#include "pages/rulescard.h"
#include "session/gamechoice.h"
#include "session/gamerecord.h"
#include "shell/boardcolumn.h"
#include "shell/frontpages.h"
#include "shell/preferencepages.h"
#include "shell/windowactions.h"

#include <QStackedWidget>

#include <algorithm>
#include <random>

namespace rokada::ui {

namespace {

constexpr std::size_t MostWaiting = 3;

}  // namespace

StartControls::StartControls(const WindowContext& context, FrontPages& front, CardControls& card,
                             NewGameControls& newGame)
    : Feature(context),
      front_(front),
      card_(card),
      newGame_(newGame),
      shown_(
          in_.actions.add({.name = "startPage",
                           .text = QT_TRANSLATE_NOOP("Action", "Start Pa&ge"),
                           .tip = QT_TRANSLATE_NOOP("Action", "All variants; the game on the board goes on meanwhile"),
                           .place = {menus::View, 310},
                           .checkable = true,
                           .toolBar = 105,
                           .icon = Icon::Home,
                           .priority = QAction::LowPriority},
                          this, [this](bool shown) { shown ? showPage() : showGame(); })),
      bar_(new PauseBar(&in_.window)) {
    in_.column.add(Strip::Pause, bar_);
    connect(&front_, &FrontPages::changed, this, [this] { shown_.setChecked(pageShown()); });
    connect(&in_.pages, &PreferencePages::looksChanged, this, &StartControls::applyLooks);
    // Features that show or hide a panel for the new game do so later.
    connect(&in_.session, &GameSession::coming, &front_, &FrontPages::showPanels);
    connect(&in_.session, &GameSession::started, this, [this] {
        bar_->hide();
        showGame();
    });
    connect(&in_.session, &GameSession::moved, bar_, &QWidget::hide);
    connect(&in_.session, &GameSession::ended, bar_, &QWidget::hide);
    connect(&in_.session, &GameSession::pauseChanged, bar_, [this](bool paused) {
        if (!paused) bar_->hide();
    });
    connect(bar_, &PauseBar::continueWanted, this, [this] {
        in_.session.setPaused(false);
        in_.board.setFocus();
    });
}

bool StartControls::pageShown() const { return page_ && front_.shown() == page_; }

void StartControls::makePage() {
    page_ = new StartPage(&front_.stack());
    connect(page_, &StartPage::playWanted, this, &StartControls::play);
    connect(page_, &StartPage::gameWanted, this, [this](const GameChoice& choice) {
        keepTable(in_.settings, choice);
        playChosen(choice);
    });
    connect(page_, &StartPage::choiceWanted, &newGame_, &NewGameControls::ask);
    connect(page_, &StartPage::continueWanted, this, &StartControls::goOn);
    connect(page_, &StartPage::allWaitingWanted, this, [this] {
        if (waiting_) waiting_->show();
    });
    connect(page_, &StartPage::learnWanted, this, &StartControls::learnWanted);
    connect(page_, &StartPage::rulesWanted, this,
            [this](const VariantInfo& game) { card_.showRulesOf(game, front_.keeps(card_.card())); });
}

void StartControls::showPage() {
    shown_.setChecked(true);
    if (pageShown()) return;
    if (!page_) makePage();
    applyLooks();
    showWaiting();
    front_.show(*page_, tr("The start page is shown."));
    page_->focusCard(*in_.settings.get(keys::lastGame()));
}

void StartControls::showGame() {
    const bool stays = !in_.session.game();
    shown_.setChecked(pageShown() && stays);
    if (!front_.shown() || stays) return;
    front_.leave();
    in_.board.setFocus();
    card_.leaveRulesOf();
}

void StartControls::retranslate() {
    if (pageShown()) front_.say(tr("The start page is shown."));
}

void StartControls::setKeeper(GameKeeper* keeper) {
    keeper_ = keeper;
    if (!keeper) return;
    connect(keeper, &GameKeeper::resumed, bar_, [this] { bar_->setVisible(in_.session.paused()); });
    connect(keeper, &GameKeeper::cameBack, this, &StartControls::gameCameBack);
    delete waiting_;
    waiting_ = new WaitingGames(*keeper, in_.window);
    connect(waiting_, &WaitingGames::continueWanted, this, &StartControls::goOn);
    connect(waiting_, &WaitingGames::changed, this, [this] {
        if (page_) showWaiting();
    });
}

void StartControls::applyLooks() {
    if (page_) page_->applyLooks(in_.settings);
}

void StartControls::play(const VariantInfo& info) { playChosen(usualChoice(info)); }

void StartControls::playBeginners(const VariantInfo& info) {
    GameChoice choice = usualChoice(info);
    for (Seat& seat : choice.seats) seat.level = Level(Level::Lowest);
    playChosen(choice);
}

void StartControls::playChosen(const GameChoice& choice) {
    in_.settings.set(keys::lastGame(), choice.game);
    in_.session.start(setupOf(choice, std::random_device()()));
}

void StartControls::goOn(const QString& file) {
    if (file.isEmpty()) {
        showGame();
    } else if (keeper_ && !keeper_->resume(file)) {
        return showWaiting();
    } else if (!in_.session.time().timed()) {
        // Nothing runs before its player is ready.
        in_.session.setPaused(false);
    }
    if (!in_.session.game()->ending()) return;
    in_.record.first();
    emit reviewWanted();
}

QByteArray StartControls::windowState() const { return front_.windowState(); }

void StartControls::close() {
    if (keeper_ && front_.shown()) keeper_->leave();
}

/// The game behind the page.
std::optional<WaitingGame> StartControls::behind() const {
    const GameSession& session = in_.session;
    const Game* running = session.game();
    const bool over = running && running->ending() && !session.viewing();
    if (!session.playing() && !over) return std::nullopt;
    WaitingGame game{std::make_shared<const Game>(*running), session.setup().seats, {}, {}};
    // One that goes on is played now.
    if (keeper_ && over) game.played = keeper_->played();
    if (session.time().timed() && !over) {
        const auto state = session.time().clock().state(session.time().now());
        game.clocks = clockDigits(state.seats, running->book().sides());
    }
    return game;
}

/// The game behind the page comes first.
void StartControls::showWaiting() {
    std::vector<WaitingGame> games;
    if (auto game = behind()) games.push_back(std::move(*game));
    if (keeper_) {
        for (const GameKeeper::Left& left : keeper_->left(MostWaiting - games.size()))
            games.push_back(waitingGame(left));
    }
    page_->setWaiting(std::move(games), keeper_ ? keeper_->waiting() : 0);
}

}  // namespace rokada::ui
