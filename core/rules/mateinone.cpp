#include "rules/mateinone.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"

namespace rokada {

std::optional<Move> mateInOne(const Position& position) {
    const MoveList moves = legalMoves(position);
    Position after = position;
    for (const Move move : moves) {
        if (move.forced() || move.type() == MoveType::Drop) continue;
        Undo undo;
        after.make(move, undo);
        const Side next = after.turn();
        const bool enemy = !position.book().allied(position.turn(), next) && !after.placing(next);
        const bool mates = enemy && after.inCheck(next) && !hasOrdinaryMoves(after);
        after.unmake(move, undo);
        if (mates) return move;
    }
    return std::nullopt;
}

std::optional<Move> threatenedMate(const Position& position) {
    const Side us = position.turn();
    if (position.inCheck(us) || position.placing(us)) return std::nullopt;
    const Position passed = afterMove(position, Move::pass());
    const bool enemy = !position.book().allied(us, passed.turn());
    return enemy ? mateInOne(passed) : std::nullopt;
}

}  // namespace rokada
