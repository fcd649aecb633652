#include "table/computercontrols.h"

#include "board/boardwidget.h"
#include "kit/delay.h"
#include "kit/statusline.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/boardcolumn.h"
#include "shell/preferencepages.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "table/hinter.h"
#include "table/tablesettings.h"
#include "table/thinkingstrip.h"

#include <utility>
#include <vector>

namespace rokada::ui {

namespace {

/// Beyond the time that it was given: then an engine of others is slow, and so often that is said.
constexpr std::chrono::seconds Slow(6);

}  // namespace

ComputerControls::ComputerControls(const WindowContext& context)
    : Feature(context),
      strip_(new ThinkingStrip(&in_.window)),
      hinter_(new Hinter(in_.session, in_.board, in_.status, in_.settings, this)),
      slow_(new Delay(this)) {
    in_.column.add(Strip::Thinking, strip_);
    makeActions();
    makeThinkingTimes();
    connect(hinter_, &Hinter::helped, &in_.record, &GameRecord::noteHint);
    connect(&in_.session, &GameSession::pauseChanged, this, &ComputerControls::showPause);
    connect(&in_.session, &GameSession::changed, this, &ComputerControls::showVeil);
    connect(&in_.record, &GameRecord::moved, this, &ComputerControls::showVeil);
    connect(&in_.session, &GameSession::started, this, [this] { showPause(in_.session.paused()); });
    connect(&in_.board, &BoardWidget::veilPressed, this, [this] { in_.status.reason(in_.board.veil()); });
    connect(&in_.session, &GameSession::started, strip_, &ThinkingStrip::clear);
    connect(&in_.session, &GameSession::thought, this, [this](Side side, const Report& report) {
        if (strip_->isVisible())
            strip_->showThought(*in_.session.game(), side, report, in_.settings.get(keys::notation()));
    });
    connect(&in_.session, &GameSession::thinkingFailed, this, &ComputerControls::showFailure);
    connect(&in_.session, &GameSession::started, this, &ComputerControls::withdrawFailure);
    connect(&in_.session, &GameSession::turnStarted, this, &ComputerControls::awaitMove);
    connect(&in_.session, &GameSession::pauseChanged, this, &ComputerControls::awaitMove);
    connect(slow_, &Delay::over, this, &ComputerControls::tellSlow);
    connect(&in_.pages, &PreferencePages::looksChanged, this, &ComputerControls::applyPace);
    applyPace();
    in_.session.setMoveTime(in_.settings.get(keys::thinkingTime()));
    strip_->setVisible(in_.settings.get(keys::thinkingShown()));
}

void ComputerControls::applyPace() {
    in_.session.pace().setBetween(std::chrono::milliseconds(in_.settings.get(keys::computersPace())));
}

void ComputerControls::makeActions() {
    // Their pictures must do in the toolbar, where words take room.
    hint_ = &in_.actions.add({.name = "hint",
                              .text = QT_TRANSLATE_NOOP("Action", "&Hint"),
                              .shortcut = "F3",
                              .tip = QT_TRANSLATE_NOOP("Action", "Help with your move; again for more"),
                              .place = {menus::Move, 210},
                              .needsBoard = true,
                              .toolBar = 310,
                              .icon = Icon::Hint,
                              .letter = BoardKey{Qt::Key_H, 43},
                              .priority = QAction::LowPriority},
                             this, [this] { hinter_->next(); });
    moveNow_ = &in_.actions.add({.name = "moveNow",
                                 .text = QT_TRANSLATE_NOOP("Action", "Move &Now"),
                                 .shortcut = "Ctrl+M",
                                 .tip = QT_TRANSLATE_NOOP("Action", "The computer plays the best move found so far"),
                                 .place = {menus::Move, 220},
                                 .needsBoard = true,
                                 .toolBar = 320,
                                 .icon = Icon::MoveNow,
                                 .priority = QAction::LowPriority},
                                this, [this] { in_.session.moveNow(); });
    pause_ = &in_.actions.add({.name = "pause",
                               .text = QT_TRANSLATE_NOOP("Action", "Pa&use"),
                               .shortcut = "Ctrl+Shift+P",
                               .tip = QT_TRANSLATE_NOOP("Action", "Clocks and computers wait until you let them go on"),
                               .place = {menus::Game, 140},
                               .checkable = true,
                               .toolBar = 330,
                               .icon = Icon::Pause,
                               .letter = BoardKey{Qt::Key_P, 33},
                               .priority = QAction::LowPriority},
                              this, [this](bool paused) { in_.session.setPaused(paused); });
    in_.actions
        .add({.name = "showThinking",
              .text = QT_TRANSLATE_NOOP("Action", "Show &Thinking"),
              .tip = QT_TRANSLATE_NOOP("Action", "Show the computer's principal variation below the board"),
              .place = {menus::View, 260},
              .checkable = true},
             this, &ComputerControls::showThinking)
        .setChecked(in_.settings.get(keys::thinkingShown()));
}

void ComputerControls::makeThinkingTimes() {
    in_.actions.addMenu({"thinkingTimeMenu", QT_TRANSLATE_NOOP("Menu", "&Thinking Time"), {menus::Settings, 130}});
    std::vector<ChoiceSpec> choices;
    choices.reserve(thinkingTimes.size());
    for (const std::chrono::seconds time : thinkingTimes) {
        //: seconds
        choices.push_back({QT_TRANSLATE_NOOP("Action", "%1 s"), static_cast<int>(time.count())});
    }
    ActionChoice& times = in_.actions.addChoice(QStringLiteral("thinkingTime"), {"thinkingTimeMenu", 1}, choices);
    times.setChosen(static_cast<int>(in_.settings.get(keys::thinkingTime()).count()));
    connect(&times, &ActionChoice::picked, this, [this](const QVariant& seconds) {
        const std::chrono::seconds time(seconds.toInt());
        in_.settings.set(keys::thinkingTime(), time);
        in_.session.setMoveTime(time);
    });
}

void ComputerControls::showThinking(bool shown) {
    in_.settings.set(keys::thinkingShown(), shown);
    strip_->clear();
    strip_->setVisible(shown);
}

void ComputerControls::showPause(bool paused) {
    pause_->setChecked(paused && !placesInSecret(in_.session));
    pausedAt_.reset();
    if (paused) pausedAt_ = in_.session.game()->played();
    if (!paused) withdrawFailure();
    showVeil();
    updateActions();
}

void ComputerControls::showFailure(const QString& why) {
    withdrawFailure();
    //: %1: a reason, in the words of the system
    failure_ = tr("The computer cannot think: %1. Continue the game to try again.").arg(why);
    in_.status.trouble(failure_);
}

/// It asks to continue the game, which has happened then.
void ComputerControls::withdrawFailure() { in_.status.withdraw(std::exchange(failure_, QString())); }

/// Not over what is looked at, undo also pauses a game between computers to step through it, nor over what is placed.
void ComputerControls::showVeil() {
    const GameSession& session = in_.session;
    const bool waits = session.paused() && session.playing() && !session.humanToMove();
    if (waits && pausedAt_ != session.game()->played()) pausedAt_.reset();
    const bool veiled = waits && pausedAt_ && !in_.record.away() && !placesInSecret(session);
    in_.status.withdraw(in_.board.veil());
    in_.board.setVeil(veiled ? tr("The game is paused. Press P to continue.") : QString());
    // Wherever one is, but for fields of text.
    QList<QKeySequence> keys{pause_->shortcut()};
    if (veiled) keys << QKeySequence(Qt::Key_P);
    pause_->setShortcuts(keys);
}

/// An engine of others may get no processor for a while. With clocks its own one shows that.
void ComputerControls::awaitMove() {
    slow_->stop();
    const GameSession& session = in_.session;
    if (!session.thinking() || session.time().timed()) return;
    const Seat& seat = session.setup().seats[session.game()->position().turn()];
    if (!seat.engine.isEmpty()) slow_->start(in_.settings.get(keys::thinkingTime()) + Slow);
}

void ComputerControls::tellSlow() {
    if (!in_.session.thinking()) return;
    const Seat& seat = in_.session.setup().seats[in_.session.game()->position().turn()];
    //: %1: the name of an engine
    const QString words = tr("%1 is slow to answer. Wait, ask for its move by Move Now, or pause the game.");
    in_.status.reason(words.arg(seat.engine));
    slow_->start(Slow);
}

void ComputerControls::updateActions() {
    const GameSession& session = in_.session;
    const QString idle = tr("No computer is thinking.");
    moveNow_->allow(session.thinking(), idle);
    const bool clocks = session.time().timed() && session.game() && !session.game()->ending();
    const bool secret = placesInSecret(session);
    pause_->allow((session.thinking() || session.paused() || clocks) && !secret,
                  secret ? tr("Clocks and computers wait until all reserve pieces are placed.") : idle);
    hint_->allow(session.humanToMove(), tr("Hints are for people who are to move."));
}

}  // namespace rokada::ui
