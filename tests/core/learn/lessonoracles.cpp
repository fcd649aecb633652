#include "lessonoracles.h"

#include "rules/forced.h"
#include "rules/judgement.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada::test {

Position afterMove(const Position& before, Move move) {
    Position after = before;
    Undo undo;
    after.make(move, undo);
    return after;
}

std::vector<Move> allMoves(const Position& position) {
    const MoveList list = legalMoves(position);
    return {list.begin(), list.end()};
}

bool SlowStars::canVisit(const Position& position, Square piece, const SquareSet& stars, int moves) {
    if (stars.none()) return true;
    if (moves <= 0) return false;
    std::vector<Square> left;
    stars.forEach([&](Square star) { left.push_back(star); });
    const std::tuple key{position.key(), piece, left, moves};
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    bool can = false;
    for (const Move move : allMoves(position)) {
        if (can || move.from() != piece) continue;
        Position after = afterMove(position, move);
        after.setTurn(position.turn());
        SquareSet rest = stars;
        rest.reset(move.to());
        can = canVisit(after, move.to(), rest, moves - 1);
    }
    return known_[key] = can;
}

bool SlowForcing::forcedBy(const Position& before, Move move, int moves) {
    if (judge_.reached(goal_, before, move)) return true;
    return moves > 1 && forced(afterMove(before, move), moves - 1);
}

bool SlowForcing::own(const Position& position, int moves) {
    const std::vector<Move> all = allMoves(position);
    return std::ranges::any_of(all, [&](Move move) { return forcedBy(position, move, moves); });
}

bool SlowForcing::forced(Position position, int moves) {
    settle(position);
    if (judge(position)) return false;
    const std::pair key{position.key(), moves};
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    bool can = false;
    if (position.turn() == side_) {
        can = own(position, moves);
    } else {
        const std::vector<Move> all = allMoves(position);
        const auto holds = [&](Move move) { return forced(afterMove(position, move), moves); };
        can = position.book().allied(position.turn(), side_) ? std::ranges::any_of(all, holds)
                                                             : std::ranges::all_of(all, holds);
    }
    return known_[key] = can;
}

bool SlowChecks::canGoAfter(const Position& before, Move move, int checks) {
    const Position after = afterMove(before, move);
    if (const auto ending = judge(after)) return ending->halfPoints[side_] > 0;
    return after.inCheck(after.turn()) && canGo(after, checks);
}

bool SlowChecks::canGo(Position position, int checks) {
    if (const auto ending = judge(position)) return ending->halfPoints[side_] > 0;
    const bool own = position.turn() == side_;
    if (own && checks <= 0) return true;
    const std::pair key{position.key(), checks};
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const std::vector<Move> all = allMoves(position);
    const bool can =
        own ? std::ranges::any_of(all, [&](Move move) { return canGoAfter(position, move, checks - 1); })
            : std::ranges::all_of(all, [&](Move move) { return canGo(afterMove(position, move), checks); });
    return known_[key] = can;
}

}  // namespace rokada::test
