#include "learn/goal.h"

#include "learn/captures.h"
#include "rules/forced.h"
#include "rules/judgement.h"

#include <algorithm>
#include <vector>

namespace rokada {

Outcome outcomeOf(const Position& before, Move move) {
    const Side side = before.turn();
    const Rulebook& book = before.book();
    Outcome outcome{before};
    Undo undo;
    outcome.position.make(move, undo);
    for (std::size_t s = 0; s < book.sides(); ++s) {
        const bool enemy = !book.allied(Side(s), side) && outcome.position.living(Side(s));
        outcome.check = outcome.check || (enemy && outcome.position.inCheck(Side(s)));
    }
    std::vector<Move> forced;
    settle(outcome.position, &forced);
    for (const Move one : forced) {
        const bool mated = one.type() == MoveType::Elimination && !book.allied(one.eliminated(), side);
        outcome.mate = outcome.mate || mated;
        outcome.stalemate = outcome.stalemate || one.type() == MoveType::Pass;
    }
    if (const auto ending = judge(outcome.position)) {
        outcome.over = true;
        outcome.mate = outcome.mate || (ending->reason == Reason::Checkmate && ending->halfPoints[side] == 2);
        outcome.stalemate = outcome.stalemate || ending->reason == Reason::Stalemate;
    }
    return outcome;
}

bool GoalJudge::promoted(Kind kind, const Position& before, Move move) const {
    if (move.from() == NoSquare || move.becomes() == NoKind) return false;
    if (kind != NoKind && kind != move.becomes()) return false;
    return !gains_.capture(outcomeOf(before, move).position, before.turn(), move.to());
}

bool GoalJudge::reached(const Goal& goal, const Position& before, Move move) const {
    switch (goal.type) {
        case GoalType::None: return false;
        case GoalType::Capture: {
            const Square square = captureOf(before, move);
            return square != NoSquare && (goal.squares.none() || goal.squares.test(square));
        }
        case GoalType::Check: return outcomeOf(before, move).check;
        case GoalType::Mate: return outcomeOf(before, move).mate;
        case GoalType::Stalemate: return outcomeOf(before, move).stalemate;
        case GoalType::Escape: return before.inCheck(before.turn());
        case GoalType::Win: return gains_.after(before, move) >= gains_.least();
        case GoalType::Promote: return promoted(goal.kind, before, move);
        case GoalType::Reach: return move.to() != NoSquare && goal.squares.test(move.to());
        case GoalType::Castle: return move.type() == MoveType::Castle;
        case GoalType::EnPassant: return move.type() == MoveType::EnPassant;
        case GoalType::Safe: return !gains_.capture(outcomeOf(before, move).position, before.turn());
        case GoalType::Perpetual: return false;  // a single move cannot reach this goal
    }
    return false;
}

}  // namespace rokada
