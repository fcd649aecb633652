#include "analysis/threat.h"

#include "rules/movegen.h"
#include "rules/rulebook.h"

namespace rokada {

tl::expected<Position, NoPass> turnPassed(const Position& position) {
    const Rulebook& book = position.book();
    const Side mover = position.turn();
    if (position.placing(mover)) return tl::unexpected(NoPass::Placing);
    if (position.king(mover) == NoSquare || position.inCheck(mover)) return tl::unexpected(NoPass::InCheck);
    const auto sides = static_cast<int>(book.sides());
    for (int step = 1; step < sides; ++step) {
        const Side enemy = Side((mover + step) % sides);
        if (book.allied(mover, enemy) || !position.living(enemy) || position.king(enemy) == NoSquare) continue;
        if (position.placing(enemy)) return tl::unexpected(NoPass::Placing);
        Position passed = position;
        passed.setEnPassant(NoSquare);
        passed.forgetPasses();
        passed.setTurn(enemy);
        if (hasOrdinaryMoves(passed)) return passed;
    }
    return tl::unexpected(NoPass::NobodyTo);
}

int forFirstTeam(const Position& position, int score) {
    return position.book().variant().sideSpecs[position.turn()].team == 0 ? score : -score;
}

}  // namespace rokada
