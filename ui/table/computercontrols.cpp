#include "table/computercontrols.h"

#include "session/gamerecord.h"
#include "shell/boardcolumn.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "table/hinter.h"
#include "table/tablesettings.h"
#include "table/thinkingstrip.h"

namespace rokada::ui {

ComputerControls::ComputerControls(const WindowContext& context)
    : Feature(context),
      strip_(new ThinkingStrip(&in_.window)),
      hinter_(new Hinter(in_.session, in_.board, in_.status, in_.settings, this)) {
    in_.column.add(Strip::Thinking, strip_);
    connectActions();
    connect(hinter_, &Hinter::helped, &in_.record, &GameRecord::noteHint);
    connect(&in_.session, &GameSession::pauseChanged, this, &ComputerControls::showPause);
    connect(&in_.session, &GameSession::started, strip_, &ThinkingStrip::clear);
    connect(&in_.session, &GameSession::thought, this, [this](Side side, const Report& report) {
        if (strip_->isVisible())
            strip_->showThought(*in_.session.game(), side, report, in_.settings.get(keys::notation()));
    });
    in_.actions.setThinkingTime(in_.settings.get(keys::thinkingTime()));
    in_.session.setMoveTime(in_.settings.get(keys::thinkingTime()));
    in_.actions[Act::ShowThinking].setChecked(in_.settings.get(keys::thinkingShown()));
    strip_->setVisible(in_.settings.get(keys::thinkingShown()));
}

void ComputerControls::connectActions() {
    const auto on = [this](Act act, auto slot) { connect(&in_.actions[act], &QAction::triggered, this, slot); };
    on(Act::MoveNow, [this] { in_.session.moveNow(); });
    on(Act::Pause, [this](bool paused) { in_.session.setPaused(paused); });
    on(Act::Hint, [this] { hinter_->next(); });
    on(Act::ShowThinking, [this](bool shown) { showThinking(shown); });
    connect(&in_.actions, &WindowActions::thinkingTimeChosen, this, [this](std::chrono::seconds time) {
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
    in_.actions[Act::Pause].setChecked(paused);
    updateActions();
}

void ComputerControls::updateActions() {
    const GameSession& session = in_.session;
    const QString idle = tr("No computer is thinking.");
    in_.actions.setEnabled(Act::MoveNow, session.thinking(), idle);
    const bool clocks = session.time().timed() && session.game() && !session.game()->ending();
    in_.actions.setEnabled(Act::Pause, session.thinking() || session.paused() || clocks, idle);
    in_.actions.setEnabled(Act::Hint, session.humanToMove(), tr("Hints are for people who are to move."));
}

}  // namespace rokada::ui
