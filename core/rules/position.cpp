#include "rules/position.h"

#include "rules/positionpieces.h"
#include "rules/walk.h"

#include <bit>
#include <cassert>

namespace rokada {

namespace {

/// Placeholder for a piece of the defending side. It blocks lines but attacks nothing, because no set of pieces
/// contains it.
constexpr Piece Defender = pieceOf(Side(0), NoKind);

}  // namespace

Position::Position(const Rulebook& book) : book_(&book) {
    board_.fill(NoPiece);
    king_.fill(NoSquare);
    state_.living = static_cast<std::uint8_t>((1u << book.sides()) - 1);
    state_.key = computedKey();
}

// --- pieces ---------------------------------------------------------------------------------------------------------

void Position::put(Piece piece, Square square) {
    assert(board_[square] == NoPiece);
    place(piece, square);
    switchKey(piece, square);
    if (book_->towers()) towers_.add(square);
}

void Position::remove(Square square) {
    assert(board_[square] != NoPiece);
    if (book_->towers()) return removeTop(square);
    switchKey(board_[square], square);
    lift(square);
}

void Position::putNoted(Piece piece, Square square, Undo& undo) {
    undo.journal[undo.changes++] = {square, board_[square]};
    put(piece, square);
}

void Position::removeNoted(Square square, Undo& undo) {
    undo.journal[undo.changes++] = {square, board_[square]};
    remove(square);
}

// --- attacks --------------------------------------------------------------------------------------------------------

bool Position::attacked(Square square, PieceSet by) const {
    return attackedOn(*book_, square, by, [&](Square s) { return board_[s]; });
}

bool Position::attackedWithout(Square square, PieceSet by, Square lifted) const {
    return attackedOn(*book_, square, by, [&](Square s) { return s == lifted ? NoPiece : board_[s]; });
}

bool Position::attackedAfter(Square square, PieceSet by, Shift shift) const {
    return attackedOn(*book_, square, by, [&](Square s) {
        if (s == shift.captured) return Defender;
        return s == shift.left || s == shift.alsoLeft ? NoPiece : board_[s];
    });
}

bool Position::inCheck(Side side) const {
    return king_[side] != NoSquare && attacked(king_[side], book_->hostile(side));
}

bool Position::enPassantIsLegal() const {
    const PieceSet pawns = book_->pawns() & piecesOf(state_.turn);
    const Square king = king_[state_.turn];
    for (const Square from : book_->enPassantPawns(state_.turn, state_.enPassant)) {
        if (!pawns.has(board_[from])) continue;
        if (book_->towers()) {
            for (int n = 1; n <= towers_.height(from); ++n) {
                if (enPassantIsSafe(from, n)) return true;
            }
            continue;
        }
        const Shift shift{from, state_.victim, state_.enPassant};
        if (!attackedAfter(king, book_->hostile(state_.turn), shift)) return true;
    }
    return false;
}

// --- state ----------------------------------------------------------------------------------------------------------

inline void Position::clearEnPassant() {
    if (state_.enPassant == NoSquare) return;
    if (state_.enPassantLegal) state_.key ^= book_->enPassantKey(state_.enPassant);
    state_.enPassant = state_.victim = NoSquare;
    state_.enPassantLegal = false;
}

void Position::openEnPassant(Square passed, Square victim) {
    assert(king_[state_.turn] != NoSquare);
    state_.enPassant = passed;
    state_.victim = victim;
    state_.enPassantLegal = enPassantIsLegal();
    if (state_.enPassantLegal) state_.key ^= book_->enPassantKey(passed);
}

void Position::loseRights(std::uint32_t lost) {
    lost &= state_.rights;
    state_.rights &= ~lost;
    for (; lost != 0; lost &= lost - 1) state_.key ^= book_->rightKey(std::countr_zero(lost));
}

void Position::setTurn(Side side) {
    clearEnPassant();
    state_.key ^= book_->turnKey(state_.turn) ^ book_->turnKey(side);
    state_.turn = side;
}

void Position::grantRights(std::uint32_t rights) {
    const std::uint32_t fresh = rights & ~state_.rights;
    state_.rights |= fresh;
    for (std::uint32_t r = fresh; r != 0; r &= r - 1) state_.key ^= book_->rightKey(std::countr_zero(r));
}

void Position::setReserve(Side side, std::size_t index, int count) {
    assert(count >= 0 && count <= 15);
    const auto place = std::size_t{16} * side + index * 4;
    state_.key ^= Rulebook::reserveKey(state_.reservePieces);
    state_.reservePieces = (state_.reservePieces & ~(std::uint64_t{15} << place)) | static_cast<std::uint64_t>(count)
                                                                                        << place;
    state_.key ^= Rulebook::reserveKey(state_.reservePieces);
}

void Position::setEnPassant(Square passed) {
    clearEnPassant();
    if (passed == NoSquare) return;
    const Side mover = Side(state_.turn ^ 1);  // en passant exists only in variants for two sides
    openEnPassant(passed, book_->victim(mover, passed));
}

void Position::setCounters(int halfmoveClock, int moveNumber) {
    assert(halfmoveClock >= 0 && halfmoveClock <= MaxCounter && moveNumber >= 1 && moveNumber <= MaxCounter);
    state_.halfmoveClock = static_cast<std::uint16_t>(halfmoveClock);
    state_.moveNumber = static_cast<std::uint16_t>(moveNumber);
}

void Position::settleLiving() {
    state_.key ^= book_->livingKey(state_.living);
    state_.living = 0;
    for (std::size_t side = 0; side < book_->sides(); ++side) {
        if (king_[side] != NoSquare) state_.living = static_cast<std::uint8_t>(state_.living | 1u << side);
    }
    state_.key ^= book_->livingKey(state_.living);
}

// --- making and unmaking moves --------------------------------------------------------------------------------------

void Position::make(Move move, Undo& undo) {
    undo.state = state_;
    clearEnPassant();
    if (move.simple()) [[likely]] {
        makeNormal(move, undo);
    } else {
        undo.changes = 0;
        undo.moved = undo.captured = NoPiece;
        if (book_->towers() && move.pieces() > 0) {
            makeTower(move, undo);
        } else {
            makeSpecial(move, undo);
        }
    }
}

void Position::makeNormal(Move move, Undo& undo) {
    const Square from = move.from();
    const Square to = move.to();
    const Piece moved = undo.moved = board_[from];
    const Piece captured = undo.captured = board_[to];
    if (captured != NoPiece) {
        switchKey(captured, to);
        lift(to);
    }
    slide(from, to);
    Piece arrived = moved;
    if (move.becomes() != NoKind) board_[to] = arrived = pieceOf(state_.turn, move.becomes());
    switchKey(moved, from);
    switchKey(arrived, to);
    clockAfter(moved, captured, move);
    if (state_.rights != 0) loseRights(~(book_->rightsKept(from) & book_->rightsKept(to) & book_->rightsKeptBy(moved)));
    const Side mover = state_.turn;
    passTurn();
    if (move.type() == MoveType::DoubleStep) openEnPassant(book_->passedOver(mover, from), to);
}

void Position::makeSpecial(Move move, Undo& undo) {
    const Side mover = state_.turn;
    switch (move.type()) {
        case MoveType::Normal:
        case MoveType::DoubleStep: assert(false); return;
        case MoveType::EnPassant:
        case MoveType::Bonus: makeArrival(move, undo); break;
        case MoveType::Castle: makeCastle(move, undo); break;
        case MoveType::Drop: return makeDrop(move, undo);
        case MoveType::Elimination:
            makeElimination(move.eliminated(), undo);
            if (move.eliminated() != mover) return;
            break;
        case MoveType::Pass: ++state_.passes; break;
    }
    passTurn();
}

void Position::makeArrival(Move move, Undo& undo) {
    const Square captureSquare = move.type() == MoveType::EnPassant ? undo.state.victim : move.to();
    const Piece moved = undo.moved = board_[move.from()];
    const Piece captured = undo.captured = board_[captureSquare];
    if (captured != NoPiece) removeNoted(captureSquare, undo);
    removeNoted(move.from(), undo);
    putNoted(move.becomes() == NoKind ? moved : pieceOf(state_.turn, move.becomes()), move.to(), undo);
    clockAfter(moved, captured, move);
    loseRights(~(book_->rightsKept(move.from()) & book_->rightsKept(captureSquare)));
    if (move.type() == MoveType::Bonus) book_->rules().after(*this, move, undo);
}

void Position::makeDrop(Move move, Undo& undo) {
    putNoted(pieceOf(state_.turn, move.becomes()), move.to(), undo);
    state_.passes = 0;
    const auto kinds = book_->reserveKinds();
    const auto index = static_cast<std::size_t>(std::ranges::find(kinds, move.becomes()) - kinds.begin());
    setReserve(state_.turn, index, reserve(state_.turn, index) - 1);
    const std::uint16_t number = state_.moveNumber;  // pieces are placed before the first move, so the number stays
    passTurn();
    state_.moveNumber = number;
}

void Position::makeCastle(Move move, Undo& undo) {
    const Castling& c = book_->castling(state_.turn, move).journey;
    const Piece king = board_[c.kingFrom];
    const Piece rook = board_[c.rookFrom];
    removeNoted(c.kingFrom, undo);
    removeNoted(c.rookFrom, undo);
    putNoted(king, c.kingTo, undo);
    putNoted(rook, c.rookTo, undo);
    loseRights(~book_->rightsKeptBy(king));
    clockAfter(king, NoPiece, move);
}

void Position::makeElimination(Side side, Undo& undo) {
    while (count_[side] > 0) removeNoted(pieces_[side][count_[side] - 1u], undo);
    for (std::size_t i = 0; i < book_->reserveKinds().size(); ++i) {
        if (reserve(side, i) != 0) setReserve(side, i, 0);
    }
    loseRights(book_->rightsOf(side));
    settleLiving();
    state_.halfmoveClock = 0;
    state_.passes = 0;
}

void Position::unmakeNoted(const Undo& undo) {
    for (std::size_t i = undo.changes; i-- > 0;) {
        const auto [square, before] = undo.journal[i];
        if (board_[square] != NoPiece) lift(square);
        if (before != NoPiece) place(before, square);
    }
}

void Position::unmake(Move move, const Undo& undo) {
    state_ = undo.state;
    if (!move.simple()) return book_->towers() && move.pieces() > 0 ? unmakeTower(move, undo) : unmakeNoted(undo);
    slide(move.to(), move.from());
    board_[move.from()] = undo.moved;
    if (undo.captured != NoPiece) place(undo.captured, move.to());
}

// --- comparison -----------------------------------------------------------------------------------------------------

Key Position::computedKey() const {
    Key key =
        book_->turnKey(state_.turn) ^ book_->livingKey(state_.living) ^ Rulebook::reserveKey(state_.reservePieces);
    for (int s = 0; s < book_->size(); ++s) {
        if (board_[static_cast<std::size_t>(s)] != NoPiece)
            key ^= book_->key(board_[static_cast<std::size_t>(s)], Square(s));
    }
    if (book_->towers()) key ^= towerKeys();
    for (std::uint32_t r = state_.rights; r != 0; r &= r - 1) key ^= book_->rightKey(std::countr_zero(r));
    if (state_.enPassant != NoSquare && enPassantIsLegal()) key ^= book_->enPassantKey(state_.enPassant);
    return key;
}

Key Position::computedKey(PieceGroup part) const {
    Key key = 0;
    for (int s = 0; s < book_->size(); ++s) {
        const Piece piece = board_[static_cast<std::size_t>(s)];
        if (piece != NoPiece && book_->part(piece) == part) key ^= book_->key(piece, Square(s));
    }
    return key;
}

bool operator==(const Position& a, const Position& b) {
    return a.book_ == b.book_ && a.state_ == b.state_ && a.board_ == b.board_ && a.king_ == b.king_ &&
           (!a.book_->towers() || a.sameTowers(b));
}

}  // namespace rokada
