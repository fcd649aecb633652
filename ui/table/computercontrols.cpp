#include "table/computercontrols.h"

#include "shell/settings.h"
#include "shell/windowactions.h"
#include "table/hinter.h"
#include "table/thinkingstrip.h"

namespace rokada::ui {

ComputerControls::ComputerControls(const Parts& parts, Settings& settings, QObject* parent)
    : QObject(parent),
      in_(parts),
      settings_(settings),
      hinter_(new Hinter(in_.session, in_.board, in_.status, settings, this)) {
    connectActions();
    connect(hinter_, &Hinter::helped, this, &ComputerControls::helped);
    connect(&in_.session, &GameSession::pauseChanged, this, &ComputerControls::showPause);
    connect(&in_.session, &GameSession::started, &in_.strip, &ThinkingStrip::clear);
    connect(&in_.session, &GameSession::thought, this, [this](Side side, const Report& report) {
        if (in_.strip.isVisible()) in_.strip.showThought(*in_.session.game(), side, report, settings_.notation());
    });
    in_.actions.setThinkingTime(settings_.thinkingTime());
    in_.session.setMoveTime(settings_.thinkingTime());
    in_.actions[Act::ShowThinking].setChecked(settings_.thinkingShown());
    in_.strip.setVisible(settings_.thinkingShown());
}

void ComputerControls::connectActions() {
    const auto on = [this](Act act, auto slot) { connect(&in_.actions[act], &QAction::triggered, this, slot); };
    on(Act::MoveNow, [this] { in_.session.moveNow(); });
    on(Act::Pause, [this](bool paused) { in_.session.setPaused(paused); });
    on(Act::Hint, [this] { hinter_->next(); });
    on(Act::ShowThinking, [this](bool shown) { showThinking(shown); });
    connect(&in_.actions, &WindowActions::thinkingTimeChosen, this, [this](std::chrono::seconds time) {
        settings_.setThinkingTime(time);
        in_.session.setMoveTime(time);
    });
}

void ComputerControls::showThinking(bool shown) {
    settings_.setThinkingShown(shown);
    in_.strip.clear();
    in_.strip.setVisible(shown);
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
