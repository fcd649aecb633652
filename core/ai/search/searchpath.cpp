#include "ai/search/searchpath.h"

#include "rules/judgement.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

constexpr int Plies = MaxPly + 4;

/// Returns the number of plies without capture or pawn move after which the game is drawn or a draw can be claimed.
int fiftyMoveLimit(const DrawLaws& draws) {
    constexpr int Never = MaxCounter + 1;
    const int claim = draws.fiftyMoveClaim == 0 ? Never : draws.fiftyMoveClaim;
    const int automatic = draws.fiftyMoveAutomatic == 0 ? Never : draws.fiftyMoveAutomatic;
    return std::min(claim, automatic);
}

}  // namespace

SearchPath::SearchPath(const Task& task, std::shared_ptr<const Evaluator> evaluator)
    : book_(task.position.book()),
      position_(task.position),
      evaluator_(std::move(evaluator)),
      pawns_(task.limits.nodes),
      keys_(task.earlier),
      root_(keys_.size()),
      undos_(Plies),
      fiftyMoveLimit_(fiftyMoveLimit(book_.variant().draws)) {
    keys_.reserve(keys_.size() + Plies);
    if (evaluator_->network() != nullptr) accumulators_.emplace(evaluator_->network());
}

void SearchPath::make(Move move, int ply) {
    Undo& undo = undos_[static_cast<std::size_t>(ply)];
    keys_.push_back(position_.key());
    if (accumulators_) accumulators_->making(position_, move);
    position_.make(move, undo);
    if (accumulators_) accumulators_->made(position_, move, undo);
}

void SearchPath::unmake(Move move, int ply) {
    position_.unmake(move, undos_[static_cast<std::size_t>(ply)]);
    if (accumulators_) accumulators_->unmade();
    keys_.pop_back();
}

void SearchPath::makeNull(int ply) {
    make(Move::pass(), ply);
    earlierNulls_.push_back(null_);
    null_ = keys_.size();
}

void SearchPath::unmakeNull(int ply) {
    unmake(Move::pass(), ply);
    null_ = earlierNulls_.back();
    earlierNulls_.pop_back();
}

Score SearchPath::evaluate() const {
    const Score learnt = accumulators_ ? accumulators_->value(position_) : 0;
    return evaluator_->evaluate(position_, &pawns_, learnt);
}

bool SearchPath::repeated() const {
    const Key key = position_.key();
    const bool twoPlayers = book_.sides() == 2;
    const std::size_t step = twoPlayers ? 2 : 1;
    const std::size_t reach = std::min<std::size_t>(position_.repeatablePlies(), keys_.size() - null_);
    int earlier = 0;
    for (std::size_t back = twoPlayers ? 4 : 2; back <= reach; back += step) {
        const std::size_t i = keys_.size() - back;
        if (keys_[i] != key) continue;
        // A repetition of a position within the search tree is scored as a draw at once, because the sides can repeat
        // it again. A position before the root must have occurred twice.
        if (i >= root_ || ++earlier == 2) return true;
    }
    return false;
}

std::optional<Score> SearchPath::endedByRule(int ply, bool inCheck) const {
    if (book_.decided(position_.state().living)) return mateIn(ply);
    if (repeated()) return 0;
    const int quiet = position_.state().halfmoveClock;
    // Mate and stalemate have priority over the following rules. The search finds them later, when it generates the
    // moves.
    if (quiet >= fiftyMoveLimit_ && (!inCheck || hasMoves(position_))) return 0;
    if (quiet == 0 && deadPosition(position_) && (!inCheck || hasMoves(position_))) return 0;
    if (!hasBareKing()) return std::nullopt;
    const auto ending = book_.rules().judge(position_);
    if (!ending || !hasMoves(position_)) return std::nullopt;
    if (ending->drawn()) return 0;
    return ending->halfPoints[position_.turn()] > 0 ? mateIn(ply) : matedIn(ply);
}

bool SearchPath::hasBareKing() const {
    for (std::size_t side = 0; side < book_.sides(); ++side) {
        if (position_.pieces(Side(side)).size() == 1) return true;
    }
    return false;
}

}  // namespace rokada
