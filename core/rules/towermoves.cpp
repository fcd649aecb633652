// Makes and unmakes the moves of towers, and updates their hash keys.
#include "rules/positionpieces.h"
#include "rules/walk.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace rokada {

namespace {

/// Returns the key of a piece at a level of its tower. Level 0 is the bottom; its key is that of a piece without a
/// tower.
Key atLevel(Key key, int level) { return std::rotl(key, level); }

constexpr Piece Holder = pieceOf(Side(0), NoKind);  // blocks lines and attacks nothing

}  // namespace

std::vector<Piece> Position::tower(Square square) const {
    std::vector<Piece> pieces;
    if (board_[square] == NoPiece) return pieces;
    pieces.push_back(board_[square]);
    for (int n = 1; n < height(square); ++n) pieces.push_back(towers_.piece(towers_.fromTop(square, n)));
    std::ranges::reverse(pieces);
    return pieces;
}

// --- attacks --------------------------------------------------------------------------------------------------------

bool Position::attackedAfter(Square square, PieceSet by, const TowerShift& shift) const {
    return attackedOn(*book_, square, by, [&](Square s) {
        if (s == shift.held) return Holder;
        if (s == shift.left) return shift.seen;
        return s == shift.alsoLeft ? shift.alsoSeen : board_[s];
    });
}

bool Position::enPassantIsSafe(Square pawn, int n) const {
    const Side us = sideOf(board_[pawn]);
    return !attackedAfter(king_[us], book_->hostile(us),
                          TowerShift{.left = pawn,
                                     .seen = uncovered(pawn, n),
                                     .alsoLeft = state_.victim,
                                     .alsoSeen = uncovered(state_.victim, 1),
                                     .held = state_.enPassant});
}

// --- keys -----------------------------------------------------------------------------------------------------------

// The key of a position includes each piece of a tower with its level. The keys of piece groups include only the top
// pieces.

inline void Position::switchLevel(Piece piece, Square square, int level) {
    state_.key ^= atLevel(book_->key(piece, square), level);
}

inline void Position::switchPart(Piece piece, Square square) {
    state_.partKeys[static_cast<std::size_t>(book_->part(piece))] ^= book_->key(piece, square);
}

Key Position::towerKeys() const {
    Key key = 0;
    for (int s = 0; s < book_->size(); ++s) {
        const auto square = Square(s);
        if (board_[square] == NoPiece) continue;
        key ^= book_->key(board_[square], square);
        const auto pieces = tower(square);
        for (std::size_t level = 0; level < pieces.size(); ++level)
            key ^= atLevel(book_->key(pieces[level], square), static_cast<int>(level));
    }
    return key;
}

bool Position::sameTowers(const Position& other) const {
    for (int s = 0; s < book_->size(); ++s) {
        if (tower(Square(s)) != other.tower(Square(s))) return false;
    }
    return true;
}

// --- one piece ------------------------------------------------------------------------------------------------------

void Position::cover(Piece piece, Square square) {
    if (board_[square] == NoPiece) return put(piece, square);
    towers_.setPiece(towers_.top(square), board_[square]);
    switchPart(board_[square], square);
    lift(square);
    place(piece, square);
    switchPart(piece, square);
    switchLevel(piece, square, towers_.height(square));
    towers_.add(square);
}

void Position::removeTop(Square square) {
    const Piece piece = board_[square];
    const int level = towers_.height(square) - 1;
    switchPart(piece, square);
    switchLevel(piece, square, level);
    lift(square);
    towers_.removeTop(square);
    if (level == 0) return;
    const Piece seen = towers_.piece(towers_.top(square));
    place(seen, square);
    switchPart(seen, square);
}

// --- making and unmaking --------------------------------------------------------------------------------------------

/// Updates the keys when the upper `n` pieces of `from` move to `to`. Includes the piece that they cover and the piece
/// that they uncover.
void Position::switchCarried(Square from, Square to, int n) {
    int level = towers_.height(from) - 1;
    int arriving = towers_.height(to) + n - 1;
    Towers::Id id = towers_.top(from);
    switchLevel(board_[from], from, level);
    switchPart(board_[from], from);
    const Piece arrived = book_->onTop(board_[from], to);
    switchLevel(arrived, to, arriving);
    switchPart(arrived, to);
    Piece lowest = arrived;
    for (int i = 1; i < n; ++i) {
        id = towers_.below(id);
        lowest = towers_.piece(id);
        switchLevel(lowest, from, --level);
        switchLevel(lowest, to, --arriving);
    }
    if (const Piece met = board_[to]; met != NoPiece) {
        const Piece under = book_->below(met, lowest);
        towers_.setPiece(towers_.top(to), under);
        switchPart(met, to);
        if (under == met) return;
        switchLevel(met, to, arriving - 1);
        switchLevel(under, to, arriving - 1);
    }
}

/// Moves the upper `n` pieces of a tower. Writes three journal entries: the moved top piece, the covered piece and the
/// uncovered piece.
void Position::carry(Square from, Square to, int n, Undo& undo) {
    const Piece moved = board_[from];
    const Piece met = board_[to];
    const int left = towers_.height(from) - n;
    switchCarried(from, to, n);
    if (met != NoPiece) lift(to);
    slide(from, to);
    board_[to] = book_->onTop(moved, to);
    towers_.carry(from, to, n);
    Piece before = NoPiece;
    if (left > 0) {
        before = towers_.piece(towers_.top(from));
        const Piece seen = book_->onTop(before, from);
        place(seen, from);
        switchPart(seen, from);
        if (seen != before) {
            switchLevel(before, from, left - 1);
            switchLevel(seen, from, left - 1);
            state_.halfmoveClock = 0;
        }
    }
    undo.journal[undo.changes++] = {from, moved};
    undo.journal[undo.changes++] = {to, met};
    undo.journal[undo.changes++] = {from, before};
}

/// Restores only the pieces. The caller restores the keys with the state.
void Position::carryBack(Square from, Square to, int n, const Undo::Change* noted) {
    const auto [moved, met, before] = std::array{noted[0].before, noted[1].before, noted[2].before};
    if (before != NoPiece) {
        lift(from);
        towers_.setPiece(towers_.top(from), before);
    }
    towers_.carry(to, from, n);
    slide(to, from);
    board_[from] = moved;
    if (met != NoPiece) place(met, to);
}

void Position::makeTower(Move move, Undo& undo) {
    const Side mover = state_.turn;
    const Piece moved = undo.moved = board_[move.from()];
    const bool enPassant = move.type() == MoveType::EnPassant;
    const Piece met = board_[enPassant ? undo.state.victim : move.to()];
    if (met != NoPiece && sideOf(met) != mover) undo.captured = met;
    clockAfter(moved, undo.captured, move);
    if (enPassant) carry(undo.state.victim, move.to(), 1, undo);
    // Castling and first-move rights belong to the lowest piece of a tower, so only the move of a whole tower loses
    // them.
    if (move.pieces() == WholeTower) loseRights(~(book_->rightsKept(move.from()) & book_->rightsKeptBy(moved)));
    undo.carried = static_cast<std::uint8_t>(carried(move));
    carry(move.from(), move.to(), undo.carried, undo);
    if (move.type() == MoveType::Castle) {
        const Castling& c = book_->castling(mover, move).journey;
        carry(c.rookFrom, c.rookTo, 1, undo);
    }
    passTurn();
    if (move.type() == MoveType::DoubleStep) openEnPassant(book_->passedOver(mover, move.from()), move.to());
}

void Position::unmakeTower(Move move, const Undo& undo) {
    const Undo::Change* second = undo.journal.data() + 3;
    switch (move.type()) {
        case MoveType::EnPassant:
            carryBack(move.from(), move.to(), undo.carried, second);
            return carryBack(state_.victim, move.to(), 1, undo.journal.data());
        case MoveType::Castle: {
            const Castling& c = book_->castling(state_.turn, move).journey;
            carryBack(c.rookFrom, c.rookTo, 1, second);
            break;
        }
        case MoveType::Normal:
        case MoveType::DoubleStep:
        case MoveType::Drop:
        case MoveType::Bonus:
        case MoveType::Elimination:
        case MoveType::Pass: break;
    }
    carryBack(move.from(), move.to(), undo.carried, undo.journal.data());
}

}  // namespace rokada
