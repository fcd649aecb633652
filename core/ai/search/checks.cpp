#include "ai/search/checks.h"

namespace rokada {

namespace {

bool reaches(const Position& position, Square king, PieceSet ours, Move move, Piece arriving) {
    const Rulebook& book = position.book();
    const auto list = book.attacks(king);
    for (const Attack* a = list.data(); a < list.data() + list.size();) {
        const Piece met = a->square == move.to() ? arriving : a->square == move.from() ? NoPiece : position[a->square];
        if (met == NoPiece) {
            ++a;
            continue;
        }
        if ((book.attackers(a->by) & ours).has(met)) return true;
        a += a->hides;
    }
    return false;
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
