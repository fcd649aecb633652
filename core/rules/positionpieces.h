// Inline functions of `Position` that place and remove pieces, count moves and pass the turn. Only the source files of
// this class include it.
#pragma once

#include "rules/position.h"

namespace rokada {

inline void Position::place(Piece piece, Square square) {
    const Side side = sideOf(piece);
    board_[square] = piece;
    slot_[square] = count_[side];
    pieces_[side][count_[side]++] = square;
    if (kindOf(piece) == book_->royalKind()) king_[side] = square;
}

inline void Position::lift(Square square) {
    const Side side = sideOf(board_[square]);
    const Square last = pieces_[side][--count_[side]];
    pieces_[side][slot_[square]] = last;
    slot_[last] = slot_[square];
    board_[square] = NoPiece;
    if (king_[side] == square) king_[side] = NoSquare;
}

inline void Position::slide(Square from, Square to) {
    const Piece piece = board_[from];
    const Side side = sideOf(piece);
    board_[to] = piece;
    board_[from] = NoPiece;
    slot_[to] = slot_[from];
    pieces_[side][slot_[to]] = to;
    if (king_[side] == from) king_[side] = to;
}

inline void Position::switchKey(Piece piece, Square square) {
    const Key key = book_->key(piece, square);
    state_.key ^= key;
    state_.partKeys[static_cast<std::size_t>(book_->part(piece))] ^= key;
}

inline void Position::passTurn() {
    const Side next = book_->next(state_.turn, state_.living);
    state_.key ^= book_->turnKey(state_.turn) ^ book_->turnKey(next);
    if (next <= state_.turn && state_.moveNumber < MaxCounter) ++state_.moveNumber;
    state_.turn = next;
}

inline void Position::clockAfter(Piece moved, Piece captured, Move move) {
    if (state_.halfmoveClock < MaxCounter) ++state_.halfmoveClock;
    state_.passes = 0;
    const bool progress = captured != NoPiece || book_->pawns().has(moved) ||
                          (move.becomes() != NoKind && book_->variant().promotionResetsClock);
    if (progress) state_.halfmoveClock = 0;
}

}  // namespace rokada
