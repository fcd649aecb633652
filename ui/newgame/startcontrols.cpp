#include "newgame/startcontrols.h"

#include "board/boardwidget.h"
#include "files/gamekeeper.h"
#include "newgame/gamesettings.h"
#include "newgame/newgamecontrols.h"
#include "newgame/pausebar.h"
#include "newgame/startpage.h"
#include "pages/cardcontrols.h"
#include "pages/rulescard.h"
#include "session/gamechoice.h"
#include "session/gamerecord.h"
#include "shell/boardcolumn.h"
#include "shell/frontpages.h"
#include "shell/preferencepages.h"
#include "shell/windowactions.h"
#include "texts/timetexts.h"

#include <QStackedWidget>

#include <algorithm>
#include <random>
#include <span>

namespace rokada::ui {

namespace {

constexpr std::size_t MostWaiting = 3;

QStringList clocksOf(std::span<const SeatTime> seats, std::size_t sides) {
    QStringList clocks;
    for (std::size_t i = 0; i < sides; ++i) clocks << texts::digits(seats[i].left);
    return clocks;
}

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
    connect(page_, &StartPage::learnWanted, this, &StartControls::learnWanted);
    connect(page_, &StartPage::rulesWanted, this,
            [this](const VariantInfo& game) { card_.showRulesOf(game, front_.keeps(card_.card())); });
}

void StartControls::showPage() {
    shown_.setChecked(true);
    if (pageShown()) return;
    if (!page_) makePage();
    applyLooks();
    page_->setWaiting(waiting());
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
        return page_->setWaiting(waiting());
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

/// The game behind the page comes first.
std::vector<WaitingGame> StartControls::waiting() const {
    std::vector<WaitingGame> games;
    const GameSession& session = in_.session;
    const Game* running = session.game();
    const bool over = running && running->ending() && !session.viewing();
    if (session.playing() || over) {
        WaitingGame game{std::make_shared<const Game>(*running), session.setup().seats, {}, {}};
        // One that goes on is played now.
        if (keeper_ && over) game.played = keeper_->played();
        if (session.time().timed() && !over) {
            const auto state = session.time().clock().state(session.time().now());
            game.clocks = clocksOf(state.seats, running->book().sides());
        }
        games.push_back(std::move(game));
    }
    if (!keeper_) return games;
    for (GameKeeper::Left& left : keeper_->left(MostWaiting - games.size())) {
        SavedGame& saved = left.saved;
        auto game = std::make_shared<const Game>(gameOf(saved));
        const bool ended = game->ending().has_value();
        games.push_back({std::move(game), saved.setup.seats, {}, left.file, saved.played});
        if (saved.clock && !ended) games.back().clocks = clocksOf(saved.clock->seats, saved.setup.seats.size());
    }
    return games;
}

}  // namespace rokada::ui
