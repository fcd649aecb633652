#include "explain/bonus.h"

#include "rules/aftermove.h"
#include "rules/movegen.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the squares on which the side to move gets its bonus pieces. In the data of the variant, they are the
/// squares on which the enemies earn their bonus.
SquareSet ownBonusSquares(const Position& position) {
    SquareSet squares;
    for (const Promotion& promotion : position.book().variant().promotions) {
        if (promotion.bonus && promotion.side != position.turn()) squares |= promotion.squares;
    }
    return squares;
}

/// Returns the piece that `move` would place on `square` if `square` were empty. Returns NoPiece for the squares of the
/// side's own king and of the moving piece.
Piece givenWithoutOccupant(const Position& position, Move move, Square square) {
    if (square == position.king(position.turn()) || square == move.from()) return NoPiece;
    Position free = position;
    free.remove(square);
    Undo undo;
    free.make(move, undo);
    return free[square];
}

ArrivalBonus bonusOf(const Position& position, Move move) {
    const Position after = afterMove(position, move);
    ArrivalBonus bonus{.arrival = move.to(), .becomes = kindOf(after[move.to()])};
    const SquareSet places = ownBonusSquares(position);
    for (int s = 0; s < position.book().size(); ++s) {
        const auto square = Square(s);
        if (!places.test(square)) continue;
        // The origin of the move counts as empty, because the bonus pieces are placed after the move.
        if (after[square] != position[square] && after[square] != NoPiece) {
            bonus.given = after[square];
            bonus.placed.push_back(square);
        } else if (after[square] != NoPiece) {
            bonus.occupied.push_back(square);
            if (bonus.given == NoPiece) bonus.given = givenWithoutOccupant(position, move, square);
        }
    }
    return bonus;
}

}  // namespace

std::vector<ArrivalBonus> bonuses(const Position& position, Square from) {
    std::vector<ArrivalBonus> found;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        if (move.type() == MoveType::Bonus && move.from() == from) found.push_back(bonusOf(position, move));
    }
    std::ranges::sort(found, {}, &ArrivalBonus::arrival);
    return found;
}

}  // namespace rokada
