#include "rules/aftermove.h"

#include "rules/forced.h"

namespace rokada {

Position afterMove(const Position& position, Move move) {
    Position after = position;
    Undo undo;
    after.make(move, undo);
    return after;
}

Position afterTurn(const Position& position, Move move) {
    Position after = afterMove(position, move);
    settle(after);
    return after;
}

bool checksEnemy(const Position& position, Move move) {
    const Rulebook& book = position.book();
    const Position after = afterMove(position, move);
    for (std::size_t s = 0; s < book.sides(); ++s) {
        const bool enemy = !book.allied(Side(s), position.turn()) && after.living(Side(s));
        if (enemy && after.inCheck(Side(s))) return true;
    }
    return false;
}

}  // namespace rokada
