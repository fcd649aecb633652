#include "session/formergame.h"

#include <utility>

namespace rokada::ui {

namespace {

constexpr std::size_t Max = 10;

}  // namespace

FormerGame::FormerGame(GameSession& session, GameRecord& record, QObject* parent)
    : QObject(parent), session_(session), record_(record) {
    connect(&session, &GameSession::leaving, this, &FormerGame::keep);
    connect(&session, &GameSession::started, this, &FormerGame::settle);
}

void FormerGame::settle() {
    arrived_ = session_.game()->played();
    if (!comesBack_) left_.clear();
}

FormerGame::Kept FormerGame::current() const {
    const SessionTime& time = session_.time();
    return {.snapshot = record_.snapshot(),
            .setup = session_.setup(),
            .game = *session_.game(),
            .resumption = {time.kept(), session_.paused() || time.timed(), session_.viewing()},
            .arrived = arrived_,
            .number = 0};
}

/// Keeps the current game before another game replaces it. A game without moves is not kept, but the games kept before
/// it remain.
void FormerGame::keep() {
    if (comesBack_) return;
    if (!canRestorePrevious() || record_.supersedes()) kept_.clear();
    if (record_.supersedes()) return;
    Kept kept = current();
    const bool blank = kept.snapshot.tree.size() == 0 && kept.snapshot.tree.remarks(Node::Root).empty();
    if (blank && !session_.viewing()) return;
    if (kept_.size() == Max) kept_.erase(kept_.begin());
    kept.number = ++numbers_;
    kept_.push_back(std::move(kept));
    emit this->kept(numbers_);
}

/// Returns true if the previous game can be restored: since the current game came to the board, no move has been played
/// that can be taken back, and the record has no edits. Undone edits count as edits, because they could not be redone
/// after restoring the game.
bool FormerGame::canRestorePrevious() const {
    return !kept_.empty() && !record_.hasEdits() && (session_.game()->played() == arrived_ || !session_.canUndo());
}

void FormerGame::noteRewritten(const Rewritten& game, const GameTree& written) {
    for (auto* games : {&kept_, &left_}) {
        for (Kept& kept : *games) {
            auto& [snapshot, setup, played, resumption, arrived, number] = kept;
            if (snapshot.source == game.before && snapshot.tree == written) {
                snapshot.source = game.after;
                snapshot.edited = snapshot.noted = false;
            } else if (snapshot.source) {
                follow(*snapshot.source, game);
            }
        }
    }
}

void FormerGame::putBack(Kept game) {
    comesBack_ = true;
    record_.putBack(std::move(game.snapshot), std::move(game.setup), std::move(game.game), std::move(game.resumption));
    comesBack_ = false;
    arrived_ = game.arrived;
}

bool FormerGame::restorePrevious() {
    if (!canRestorePrevious()) return false;
    left_.push_back(current());
    left_.back().number = ++numbers_;
    emit this->kept(numbers_);
    Kept kept = std::move(kept_.back());
    kept_.pop_back();
    const int number = kept.number;
    leftArrived_ = kept.game.played();
    putBack(std::move(kept));
    emit cameBack(number);
    return true;
}

/// Returns true if `restoreNext` is possible. Returns false while moves of the current game can be redone, because the
/// Redo command redoes them first.
bool FormerGame::canRestoreNext() const {
    return !left_.empty() && !record_.hasEdits() && !session_.canRedo() && session_.game()->played() == leftArrived_;
}

bool FormerGame::restoreNext() {
    if (!canRestoreNext()) return false;
    Kept kept = current();
    kept.number = ++numbers_;
    kept_.push_back(std::move(kept));
    emit this->kept(numbers_);
    Kept left = std::move(left_.back());
    left_.pop_back();
    const int number = left.number;
    leftArrived_ = left.game.played();
    putBack(std::move(left));
    emit cameBack(number);
    return true;
}

}  // namespace rokada::ui
