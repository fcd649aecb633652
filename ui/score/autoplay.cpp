#include "score/autoplay.h"

#include "score/scoresettings.h"
#include "session/gamerecord.h"
#include "shell/windowactions.h"

#include <chrono>
#include <vector>

namespace rokada::ui {

Autoplay::Autoplay(const WindowContext& context)
    : Feature(context),
      action_(&in_.actions.add({.name = "autoplay",
                                .text = QT_TRANSLATE_NOOP("Action", "&Autoplay"),
                                .shortcut = "Ctrl+Shift+Right",
                                .tip = QT_TRANSLATE_NOOP("Action", "Show one move after the other"),
                                .place = {menus::Move, 470},
                                .checkable = true,
                                .needsBoard = true,
                                .icon = Icon::Autoplay})),
      pause_(this, in_.settings.get(keys::autoplayPause()), Delay::Runs::Repeatedly) {
    connect(action_, &QAction::triggered, this, &Autoplay::setRunning);
    connect(&pause_, &Delay::over, this, &Autoplay::step);
    connect(&in_.record, &GameRecord::moved, this, &Autoplay::wait);
    connect(&in_.record, &GameRecord::changed, this, [this] {
        if (!stepping_ && in_.record.shown() == at_) setRunning(false);
    });
    connect(&in_.session, &GameSession::leaving, this, [this] { setRunning(false); });
    makePauses();
    updateActions();
}

void Autoplay::makePauses() {
    in_.actions.addMenu({"autoplayPauseMenu", QT_TRANSLATE_NOOP("Menu", "Auto&play Interval"), {menus::Settings, 135}});
    std::vector<ChoiceSpec> choices;
    choices.reserve(autoplayPauses.size());
    for (const std::chrono::seconds pause : autoplayPauses) {
        //: seconds
        choices.push_back({QT_TRANSLATE_NOOP("Action", "%1 s"), static_cast<int>(pause.count())});
    }
    ActionChoice& pauses = in_.actions.addChoice(QStringLiteral("autoplayPause"), {"autoplayPauseMenu", 1}, choices);
    pauses.setChosen(static_cast<int>(in_.settings.get(keys::autoplayPause()).count()));
    connect(&pauses, &ActionChoice::picked, this, [this](const QVariant& seconds) {
        in_.settings.set(keys::autoplayPause(), std::chrono::seconds(seconds.toInt()));
        wait();
    });
}

bool Autoplay::atEnd() const { return in_.record.tree()->next(in_.record.shown()) == Node::None; }

/// At the end it begins again.
void Autoplay::setRunning(bool running) {
    running = running && in_.record.tree() != nullptr;
    if (running) {
        if (atEnd()) in_.record.first();
        at_ = in_.record.shown();
        pause_.start(in_.settings.get(keys::autoplayPause()));
    } else {
        pause_.stop();
    }
    action_->setChecked(running);
}

void Autoplay::step() {
    stepping_ = true;
    in_.record.forward();
    stepping_ = false;
    at_ = in_.record.shown();
    if (atEnd()) setRunning(false);
}

void Autoplay::wait() {
    if (running() && !stepping_) setRunning(!atEnd());
}

void Autoplay::updateActions() {
    const GameTree* tree = in_.record.tree();
    action_->allow(tree != nullptr && tree->next(Node::Root) != Node::None, tr("There are no moves to show."));
}

}  // namespace rokada::ui
