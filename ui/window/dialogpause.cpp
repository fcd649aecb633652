#include "window/dialogpause.h"

#include "session/gamesession.h"
#include "shell/frontpages.h"

#include <QEvent>
#include <QMainWindow>

#include <utility>

namespace rokada::ui {

DialogPause::DialogPause(const WindowContext& context, FrontPages& front) : Feature(context), front_(front) {
    in_.window.installEventFilter(this);
    connect(&front_, &FrontPages::changed, this, [this] { covered() ? begin() : end(); });
    connect(&in_.session, &GameSession::leaving, this, [this] { pauses_ = false; });
}

bool DialogPause::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::WindowBlocked) begin();
    if (event->type() == QEvent::WindowUnblocked && !covered()) end();
    return false;
}

bool DialogPause::covered() const { return front_.shown() != nullptr; }

/// A game without a running clock needs no pause.
void DialogPause::begin() {
    GameSession& session = in_.session;
    if (!session.playing() || session.paused() || !session.time().clock().running() || !session.time().timed()) return;
    pauses_ = true;
    session.setPaused(true);
}

void DialogPause::end() {
    if (std::exchange(pauses_, false) && in_.session.playing()) in_.session.setPaused(false);
}

}  // namespace rokada::ui
