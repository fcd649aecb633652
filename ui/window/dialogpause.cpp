#include "window/dialogpause.h"

#include "session/gamesession.h"

#include <QEvent>
#include <QMainWindow>

#include <utility>

namespace rokada::ui {

DialogPause::DialogPause(const WindowContext& context) : Feature(context) {
    in_.window.installEventFilter(this);
    connect(&in_.session, &GameSession::leaving, this, [this] { pauses_ = false; });
}

bool DialogPause::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::WindowBlocked) begin();
    if (event->type() == QEvent::WindowUnblocked) end();
    return false;
}

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
