#include "formergame.h"

#include "gamerecord.h"

#include <utility>

namespace rokada::ui {

FormerGame::FormerGame(GameSession& session, GameRecord& record, QObject* parent)
    : QObject(parent), session_(session), record_(record) {
    connect(&session, &GameSession::started, this, [this] {
        kept_ = std::exchange(leaving_, std::nullopt);
        played_ = session_.game()->played();
    });
}

/// A board on which nothing has happened is nothing to come back to.
void FormerGame::keep() {
    leaving_.reset();
    if (!record_.tree() || (record_.tree()->size() == 0 && record_.tree()->remarks(Node::Root).empty())) return;
    const SessionTime& time = session_.time();
    leaving_ = Kept{.tree = *record_.tree(),
                    .live = record_.live(),
                    .setup = session_.setup(),
                    .clock = time.timed() ? std::optional(time.clock().state(time.now())) : std::nullopt};
}

/// A computer's first moves do not count: nobody could take them back.
bool FormerGame::canComeBack() const { return kept_ && (session_.game()->played() == played_ || !session_.canUndo()); }

bool FormerGame::comeBack() {
    if (!canComeBack()) return false;
    Kept kept = std::move(*std::exchange(kept_, std::nullopt));
    record_.open(std::move(kept.tree), kept.live, std::move(kept.setup));
    if (!kept.clock || session_.game()->ending()) return true;
    session_.setPaused(true);
    session_.time().restore(*session_.game(), *kept.clock);
    return true;
}

}  // namespace rokada::ui
