#include "window/dialogpause.h"

#include "session/gamesession.h"
#include "shell/frontpages.h"

#include <QEvent>
#include <QMainWindow>

#include <utility>

namespace rokada::ui {

DialogPause::DialogPause(QMainWindow& window, GameSession& session, FrontPages& front)
    : window_(window), session_(session), front_(front) {
    window_.installEventFilter(this);
    connect(&front_, &FrontPages::changed, this, [this] { covered() ? begin() : end(); });
    connect(&session_, &GameSession::leaving, this, [this] { pauses_ = false; });
}

bool DialogPause::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::WindowBlocked) begin();
    if (event->type() == QEvent::WindowUnblocked && !covered()) end();
    return false;
}

bool DialogPause::covered() const { return front_.shown() != nullptr; }

/// Pauses the game if its clock is running.
void DialogPause::begin() {
    GameSession& session = session_;
    if (!session.playing() || session.paused() || !session.time().clock().running() || !session.time().timed()) return;
    pauses_ = true;
    session.setPaused(true);
}

void DialogPause::end() {
    if (std::exchange(pauses_, false) && session_.playing()) session_.setPaused(false);
}

}  // namespace rokada::ui
