#include "learn/goalsolver.h"

#include "rules/aftermove.h"
#include "rules/forced.h"
#include "rules/judgement.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

/// Returns true if `side_` has a move that reaches the goal, or a move after which it can force the goal with its
/// remaining moves. Precondition: `side_` is to move and has `moves` moves left.
bool GoalSolver::attack(const Position& position, int moves) {
    const MoveList list = legalMoves(position);
    for (const Move move : list) {
        if (++nodes_ > maxNodes_) return false;
        if (judge_.reached(goal_, position, move)) return true;
    }
    if (moves <= 1) return false;
    return std::ranges::any_of(list, [&](Move move) {
        const Position after = afterMove(position, move);
        return hold(after, moves - 1);
    });
}

/// Returns true if `side_` can force the goal within `moves` moves of its own. Any side can be to move.
bool GoalSolver::hold(Position position, int moves) {
    if (++nodes_ > maxNodes_) return false;
    settle(position);
    const auto known = known_.find(position.key());
    if (known != known_.end() && moves >= known->second.enough) return true;
    if (known != known_.end() && moves < known->second.tooFew) return false;
    const bool forced = tried(position, moves);
    if (!forced && exhausted()) return false;
    if (known_.size() >= MaxKnown) known_.clear();
    Known& found = known_[position.key()];
    if (forced) {
        found.enough = std::min(found.enough, moves);
    } else {
        found.tooFew = std::max(found.tooFew, moves + 1);
    }
    return forced;
}

/// Computes the result of `hold` without the cache, by trying every legal move.
bool GoalSolver::tried(const Position& position, int moves) {
    if (judge(position)) return false;
    if (position.turn() == side_) return attack(position, moves);
    const MoveList list = legalMoves(position);
    const auto holds = [&](Move move) {
        const Position after = afterMove(position, move);
        return hold(after, moves);
    };
    if (position.book().allied(position.turn(), side_)) return std::ranges::any_of(list, holds);
    return std::ranges::all_of(list, holds);
}

/// Returns the minimum number of moves with which `side_` forces the goal; `most` + 1 if `most` moves are not enough.
/// Any side can be to move.
int GoalSolver::distance(const Position& position, int most) {
    for (int moves = 1; moves <= most; ++moves) {
        if (hold(position, moves)) return moves;
    }
    return most + 1;
}

std::optional<int> GoalSolver::fewest(const Position& position, int most) {
    nodes_ = 0;
    for (int moves = 1; moves <= most && !exhausted(); ++moves) {
        if (attack(position, moves)) return moves;
    }
    return std::nullopt;
}

bool GoalSolver::forces(const Position& before, Move move, int most) {
    nodes_ = 0;
    if (judge_.reached(goal_, before, move)) return true;
    if (most <= 1) return false;
    const Position after = afterMove(before, move);
    return hold(after, most - 1);
}

Move GoalSolver::reply(const Position& position, int most) {
    nodes_ = 0;
    const MoveList list = legalMoves(position);
    const bool partner = position.book().allied(position.turn(), side_);
    std::optional<Move> best;
    int longest = 0;
    for (const Move move : list) {
        const Position after = afterMove(position, move);
        const int moves = partner ? -distance(after, most) : distance(after, most);
        if (best && moves <= longest) continue;
        best = move;
        longest = moves;
    }
    return *best;
}

}  // namespace rokada
