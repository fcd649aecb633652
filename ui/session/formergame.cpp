#include "session/formergame.h"

#include <utility>

namespace rokada::ui {

namespace {

constexpr std::size_t Most = 10;

}  // namespace

FormerGame::FormerGame(GameSession& session, GameRecord& record, QObject* parent)
    : QObject(parent), session_(session), record_(record) {
    connect(&session, &GameSession::leaving, this, &FormerGame::keep);
    connect(&session, &GameSession::started, this, [this] { arrived_ = session_.game()->played(); });
}

/// A board on which nothing was played is not brought back; the one that it had replaced still is.
void FormerGame::keep() {
    if (comesBack_) return;
    if (!canComeBack() || record_.supersedes()) kept_.clear();
    if (record_.supersedes()) return;
    Sheet sheet = record_.sheet();
    const bool blank = sheet.tree.size() == 0 && sheet.tree.remarks(Node::Root).empty();
    if (blank && !session_.viewing()) return;
    if (kept_.size() == Most) kept_.erase(kept_.begin());
    const SessionTime& time = session_.time();
    kept_.push_back({.sheet = std::move(sheet),
                     .setup = session_.setup(),
                     .game = *session_.game(),
                     .resumption = {time.kept(), session_.paused() || time.timed(), session_.viewing()},
                     .arrived = arrived_,
                     .number = ++numbers_});
    emit kept(numbers_);
}

/// A computer's first moves do not count: no person could take them back. An edit counts, also one that was undone: it
/// could not be done again.
bool FormerGame::canComeBack() const {
    return !kept_.empty() && !record_.hasEdits() && (session_.game()->played() == arrived_ || !session_.canUndo());
}

bool FormerGame::comeBack() {
    if (!canComeBack()) return false;
    Kept kept = std::move(kept_.back());
    kept_.pop_back();
    comesBack_ = true;
    record_.putBack(std::move(kept.sheet), std::move(kept.setup), std::move(kept.game), std::move(kept.resumption));
    comesBack_ = false;
    arrived_ = kept.arrived;
    emit cameBack(kept.number);
    return true;
}

}  // namespace rokada::ui
