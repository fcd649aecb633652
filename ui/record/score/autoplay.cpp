#include "score/autoplay.h"

#include "score/scoresettings.h"
#include "session/gamerecord.h"
#include "shell/windowactions.h"

#include <chrono>
#include <vector>

namespace rokada::ui {

Autoplay::Autoplay(GameSession& session, GameRecord& record, WindowActions& actions, Settings& settings)
    : session_(session),
      record_(record),
      actions_(actions),
      settings_(settings),
      action_(&actions_.add(
          {.name = "autoplay",
           .text = QT_TRANSLATE_NOOP("Action", "&Autoplay"),
           .shortcut = "Ctrl+Shift+Right",
           .tip = QT_TRANSLATE_NOOP("Action", "Show the moves of the game one after another automatically"),
           .place = {menus::GoTo, 210},
           .checkable = true,
           .needsBoard = true,
           .icon = Icon::Autoplay})),
      pause_(this, settings_.get(keys::autoplayPause()), Delay::Runs::Repeatedly) {
    connect(action_, &QAction::triggered, this, &Autoplay::setRunning);
    connect(&pause_, &Delay::timeout, this, &Autoplay::step);
    connect(&record_, &GameRecord::moved, this, &Autoplay::wait);
    connect(&record_, &GameRecord::changed, this, [this] {
        if (!stepping_ && record_.shown() == at_) setRunning(false);
    });
    connect(&session_, &GameSession::leaving, this, [this] { setRunning(false); });
    makePauses();
    updateActions();
}

void Autoplay::makePauses() {
    actions_.addMenu({"autoplayPauseMenu", QT_TRANSLATE_NOOP("Menu", "Auto&play Interval"), {menus::Settings, 135}});
    std::vector<ChoiceSpec> choices;
    choices.reserve(autoplayPauses.size());
    for (const std::chrono::seconds pause : autoplayPauses) {
        //: %1: interval in seconds
        choices.push_back({QT_TRANSLATE_NOOP("Action", "%1 s"), static_cast<int>(pause.count())});
    }
    ActionChoice& pauses = actions_.addChoice(QStringLiteral("autoplayPause"), {"autoplayPauseMenu", 1}, choices);
    pauses.setChosen(static_cast<int>(settings_.get(keys::autoplayPause()).count()));
    connect(&pauses, &ActionChoice::picked, this, [this](const QVariant& seconds) {
        settings_.set(keys::autoplayPause(), std::chrono::seconds(seconds.toInt()));
        wait();
    });
}

bool Autoplay::atEnd() const { return record_.tree()->next(record_.shown()) == Node::None; }

/// Starts or stops autoplay. If the last position is shown, starts from the first position.
void Autoplay::setRunning(bool running) {
    running = running && record_.tree() != nullptr;
    if (running) {
        if (atEnd()) record_.first();
        at_ = record_.shown();
        pause_.start(settings_.get(keys::autoplayPause()));
    } else {
        pause_.stop();
    }
    action_->setChecked(running);
}

void Autoplay::step() {
    stepping_ = true;
    record_.forward();
    stepping_ = false;
    at_ = record_.shown();
    if (atEnd()) setRunning(false);
}

void Autoplay::wait() {
    if (running() && !stepping_) setRunning(!atEnd());
}

void Autoplay::updateActions() {
    const GameTree* tree = record_.tree();
    action_->allow(tree != nullptr && tree->next(Node::Root) != Node::None, tr("There are no moves to show."));
}

}  // namespace rokada::ui
