#include "text/pawnreach.h"

#include <algorithm>

namespace rokada {

bool mayMoveTo(const Rulebook& book, Piece piece, Square from, Square to) {
    if (!book.pawns().has(piece) || book.towers()) return book.mayReach(piece, from, to);
    // The lists contain double steps and promotions. An en passant capture goes to a square that the pawn attacks, so
    // it is among the captures.
    for (const auto list : {book.targets(piece, from), book.captures(piece, from), book.quiets(piece, from)}) {
        if (std::ranges::find(list, to, &Target::square) != list.end()) return true;
    }
    return false;
}

}  // namespace rokada
