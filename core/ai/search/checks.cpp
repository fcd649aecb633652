#include "ai/search/checks.h"

#include "rules/walk.h"

namespace rokada {

namespace {

bool reaches(const Position& position, Square king, PieceSet ours, Move move, Piece arriving) {
    const Piece left = !position.book().towers() ? NoPiece : position.uncovered(move.from(), position.carried(move));
    return attackedOn(position.book(), king, ours, [&](Square s) {
        return s == move.to() ? arriving : s == move.from() ? left : position[s];
    });
}

}  // namespace

bool givesCheck(const Position& position, Move move) {
    const Rulebook& book = position.book();
    if (move.from() >= book.size() || move.forced()) return false;
    const Side us = position.turn();
    const Piece arriving = move.becomes() == NoKind ? position[move.from()] : pieceOf(us, move.becomes());
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (book.allied(Side(side), us) || !position.living(Side(side))) continue;
        const Square king = position.king(Side(side));
        if (king != NoSquare && reaches(position, king, piecesOf(us), move, arriving)) return true;
    }
    return false;
}

}  // namespace rokada
