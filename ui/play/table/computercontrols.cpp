#include "table/computercontrols.h"

#include "board/boardwidget.h"
#include "kit/delay.h"
#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "table/hinter.h"
#include "table/tablesettings.h"
#include "table/thinkingstrip.h"

#include <utility>
#include <vector>

namespace rokada::ui {

namespace {

/// Time beyond the thinking time after which an external engine is reported as slow. It is also the interval between
/// these reports.
constexpr std::chrono::seconds Slow(6);

}  // namespace

ComputerControls::ComputerControls(QMainWindow& window, GameSession& session, GameRecord& record,
                                   WindowActions& actions, BoardWidget& board, SidePanel& sidePanel,
                                   PreferencePages& pages, StatusLine& status, Settings& settings)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      board_(board),
      sidePanel_(sidePanel),
      pages_(pages),
      status_(status),
      settings_(settings),
      strip_(new ThinkingStrip(&window_)),
      hinter_(new Hinter(session_, board_, status_, settings_, this)),
      slow_(new Delay(this)) {
    sidePanel_.add(Strip::Thinking, strip_);
    makeActions();
    makeThinkingTimes();
    connect(hinter_, &Hinter::helped, &record_, &GameRecord::noteHint);
    connect(&session_, &GameSession::pauseChanged, this, &ComputerControls::showPause);
    connect(&session_, &GameSession::changed, this, &ComputerControls::showVeil);
    connect(&record_, &GameRecord::moved, this, &ComputerControls::showVeil);
    connect(&session_, &GameSession::started, this, [this] { showPause(session_.paused()); });
    connect(&board_, &BoardWidget::veilPressed, this, [this] { status_.showMessage(board_.mode().veil); });
    connect(&session_, &GameSession::started, strip_, &ThinkingStrip::clear);
    connect(&session_, &GameSession::thought, this, [this](Side side, const Report& report) {
        if (strip_->isVisible()) strip_->showThought(*session_.game(), side, report, settings_.get(keys::notation()));
    });
    connect(&session_, &GameSession::thinkingFailed, this, &ComputerControls::showFailure);
    connect(&session_, &GameSession::started, this, &ComputerControls::withdrawFailure);
    connect(&session_, &GameSession::turnStarted, this, &ComputerControls::awaitMove);
    connect(&session_, &GameSession::pauseChanged, this, &ComputerControls::awaitMove);
    connect(slow_, &Delay::timeout, this, &ComputerControls::tellSlow);
    connect(&pages_, &PreferencePages::looksChanged, this, &ComputerControls::applyPace);
    applyPace();
    session_.setMoveTime(settings_.get(keys::thinkingTime()));
    strip_->setVisible(settings_.get(keys::thinkingShown()));
}

void ComputerControls::applyPace() {
    session_.pace().setBetween(std::chrono::milliseconds(settings_.get(keys::computersPace())));
}

void ComputerControls::makeActions() {
    hint_ = &actions_.add({.name = "hint",
                           .text = QT_TRANSLATE_NOOP("Action", "&Hint"),
                           .shortcut = "F3",
                           .tip = QT_TRANSLATE_NOOP("Action", "Show a hint. Press again for more help"),
                           .place = {menus::Move, 210},
                           .needsBoard = true,
                           .icon = Icon::Hint,
                           .letter = BoardKey{Qt::Key_H, 43},
                           .priority = QAction::LowPriority},
                          this, [this] { hinter_->next(); });
    moveNow_ = &actions_.add({.name = "moveNow",
                              .text = QT_TRANSLATE_NOOP("Action", "Move &Now"),
                              .shortcut = "Ctrl+M",
                              .tip = QT_TRANSLATE_NOOP("Action", "Make the computer play its best move so far"),
                              .place = {menus::Move, 220},
                              .needsBoard = true,
                              .icon = Icon::MoveNow,
                              .priority = QAction::LowPriority},
                             this, [this] { session_.moveNow(); });
    pause_ = &actions_.add({.name = "pause",
                            .text = QT_TRANSLATE_NOOP("Action", "Pa&use"),
                            .shortcut = "Ctrl+Shift+P",
                            .tip = QT_TRANSLATE_NOOP("Action", "Pause the clocks and the computer players"),
                            .place = {menus::Game, 140},
                            .checkable = true,
                            .icon = Icon::Pause,
                            .letter = BoardKey{Qt::Key_P, 33},
                            .priority = QAction::LowPriority},
                           this, [this](bool paused) { session_.setPaused(paused); });
    actions_
        .add({.name = "showThinking",
              .text = QT_TRANSLATE_NOOP("Action", "Show &Thinking"),
              .tip = QT_TRANSLATE_NOOP("Action", "Show the computer's principal variation above the moves"),
              .place = {menus::View, 260},
              .checkable = true},
             this, &ComputerControls::showThinking)
        .setChecked(settings_.get(keys::thinkingShown()));
}

void ComputerControls::makeThinkingTimes() {
    actions_.addMenu({"thinkingTimeMenu", QT_TRANSLATE_NOOP("Menu", "&Thinking Time"), {menus::Settings, 130}});
    std::vector<ChoiceSpec> choices;
    choices.reserve(thinkingTimes.size());
    for (const std::chrono::seconds time : thinkingTimes) {
        //: %1: thinking time in seconds
        choices.push_back({QT_TRANSLATE_NOOP("Action", "%1 s"), static_cast<int>(time.count())});
    }
    ActionChoice& times = actions_.addChoice(QStringLiteral("thinkingTime"), {"thinkingTimeMenu", 1}, choices);
    times.setChosen(static_cast<int>(settings_.get(keys::thinkingTime()).count()));
    connect(&times, &ActionChoice::picked, this, [this](const QVariant& seconds) {
        const std::chrono::seconds time(seconds.toInt());
        settings_.set(keys::thinkingTime(), time);
        session_.setMoveTime(time);
    });
}

void ComputerControls::showThinking(bool shown) {
    settings_.set(keys::thinkingShown(), shown);
    strip_->clear();
    strip_->setVisible(shown);
}

void ComputerControls::showPause(bool paused) {
    pause_->setChecked(paused && !placesInSecret(session_));
    pausedAt_.reset();
    if (paused) pausedAt_ = session_.game()->played();
    if (!paused) withdrawFailure();
    showVeil();
    updateActions();
}

void ComputerControls::showFailure(const QString& why) {
    withdrawFailure();
    //: %1: error text of the system
    failure_ = tr("The computer failed to move: %1. Continue the game to try again.").arg(why);
    status_.showError(failure_);
}

/// Removes the error message of an engine. Called when the game continues.
void ComputerControls::withdrawFailure() { status_.withdraw(std::exchange(failure_, QString())); }

/// Shows or removes the veil: a half-transparent cover with a text on the board of a paused game. Shows no veil on an
/// earlier position, after undo in a game between computers, and during secret placement.
void ComputerControls::showVeil() {
    const GameSession& session = session_;
    const bool waits = session.paused() && session.playing() && !session.humanToMove();
    if (waits && pausedAt_ != session.game()->played()) pausedAt_.reset();
    const bool veiled = waits && pausedAt_ && !record_.isDetached() && !placesInSecret(session);
    status_.withdraw(board_.mode().veil);
    board_.setMode(&BoardMode::veil, veiled ? tr("The game is paused. Press P to continue.") : QString());
    // While the veil is shown, P is also a shortcut of the window. It then continues the game even if the board has no
    // focus.
    QList<QKeySequence> keys{pause_->shortcut()};
    if (veiled) keys << QKeySequence(Qt::Key_P);
    pause_->setShortcuts(keys);
}

/// Starts the timer after which the external engine to move is reported as slow. Starts no timer in a game with clocks,
/// because the clock shows the time.
void ComputerControls::awaitMove() {
    slow_->stop();
    const GameSession& session = session_;
    if (!session.thinking() || session.time().timed()) return;
    const Seat& seat = session.setup().seats[session.game()->position().turn()];
    if (!seat.engine.isEmpty()) slow_->start(settings_.get(keys::thinkingTime()) + Slow);
}

void ComputerControls::tellSlow() {
    if (!session_.thinking()) return;
    const Seat& seat = session_.setup().seats[session_.game()->position().turn()];
    //: %1: name of an engine
    const QString words = tr("%1 has not answered yet. Wait, choose Move Now, or pause the game.");
    status_.showMessage(words.arg(seat.engine));
    slow_->start(Slow);
}

void ComputerControls::updateActions() {
    const GameSession& session = session_;
    const QString idle = tr("No computer is thinking now.");
    moveNow_->allow(session.thinking(), idle);
    const bool clocks = session.time().timed() && session.game() && !session.game()->ending();
    const bool secret = placesInSecret(session);
    pause_->allow((session.thinking() || session.paused() || clocks) && !secret,
                  secret ? tr("You cannot pause while players place their pieces in secret.") : idle);
    hint_->allow(session.humanToMove(), tr("Hints are available only on your turn."));
}

}  // namespace rokada::ui
