// Pieces on squares, turn, rights, and how a move changes them. A value of about one kilobyte that keeps no history:
// the caller keeps the undo record.
#pragma once

#include "base/move.h"
#include "rules/rulebook.h"
#include "rules/towers.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rokada {

/// The half-move clock and the move number stop here, so that what is written can be read.
inline constexpr int MaxCounter = 9999;

/// Everything of a position but the pieces. Undo keeps a copy.
struct State {
    Key key = 0;
    std::array<Key, PieceGroups> partKeys{};
    std::uint64_t reservePieces = 0;  ///< four bits for each side and reserve kind, side * 16 + index * 4
    std::uint32_t rights = 0;         ///< castlings and first moves, see `Rulebook`
    std::uint16_t halfmoveClock = 0;  ///< plies since the last capture or pawn move
    std::uint16_t moveNumber = 1;
    Square enPassant = NoSquare;  ///< the square passed over by the double step just made
    Square victim = NoSquare;     ///< the pawn that made it
    bool enPassantLegal = false;  ///< an en passant capture is legal now, so the key knows the square
    Side turn{};
    std::uint8_t living = 0;  ///< a bit a side
    std::uint8_t passes = 0;  ///< sides that have passed in succession

    friend bool operator==(const State&, const State&) = default;
};

/// What is needed to unmake a move. Plain moves need `captured` only; others walk the journal backwards.
struct Undo {
    struct Change {
        Square square;
        Piece before;
    };
    State state;
    Piece moved;     ///< the piece before the move; NoPiece if none moved from one square to another
    Piece captured;  ///< the captured piece, or NoPiece
    std::uint8_t changes;
    std::uint8_t carried;  ///< how many pieces of a tower have moved
    /// A side of fortress chess has at most 19 pieces, other moves change at most six squares. Positions set up by hand
    /// can have more pieces: hence a board's worth.
    std::array<Change, MaxSquares> journal;

    Undo() {}  // NOLINT: filled by Position::make as far as it is needed
};

/// A hypothetical move for `attackedAfter`: squares that their pieces have left, and one that now holds a piece of the
/// defending side.
struct Shift {
    Square left = NoSquare;
    Square alsoLeft = NoSquare;
    Square captured = NoSquare;
};

/// The same in a variant with towers: what is seen on two squares that pieces have left, and one that the defending
/// side holds.
struct TowerShift {
    Square left = NoSquare;
    Piece seen = NoPiece;
    Square alsoLeft = NoSquare;
    Piece alsoSeen = NoPiece;
    Square held = NoSquare;
};

class Position {
public:
    /// An empty board with the first side to move.
    explicit Position(const Rulebook& book);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] Side turn() const { return state_.turn; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Key key() const { return state_.key; }
    /// The same for one group of pieces, for what depends on nothing else.
    [[nodiscard]] Key key(PieceGroup part) const { return state_.partKeys[static_cast<std::size_t>(part)]; }
    [[nodiscard]] Piece operator[](Square square) const { return board_[square]; }
    [[nodiscard]] bool empty(Square square) const { return board_[square] == NoPiece; }
    /// An enemy of the side to move stands there. (With towers the target of a move may hold an own piece.)
    [[nodiscard]] bool hostile(Square square) const { return book_->hostile(state_.turn).has(board_[square]); }
    /// What a move of the side to move captures on its target, or NoPiece.
    [[nodiscard]] Piece captured(Move move) const { return hostile(move.to()) ? board_[move.to()] : NoPiece; }
    /// So many plies back the same position may lie. Where captured pieces come back no move is for ever.
    [[nodiscard]] std::size_t repeatablePlies() const { return book_->towers() ? MaxCounter : state_.halfmoveClock; }
    /// The squares of a side's pieces, in no particular order. Of towers the top piece counts.
    [[nodiscard]] std::span<const Square> pieces(Side side) const { return {pieces_[side].data(), count_[side]}; }
    /// How many pieces stand on a square of a variant with towers; elsewhere 0.
    [[nodiscard]] int height(Square square) const { return book_->towers() ? towers_.height(square) : 0; }
    /// All pieces of a square, from the bottom to the top.
    [[nodiscard]] std::vector<Piece> tower(Square square) const;
    /// How many pieces a move of this position carries, in a variant with towers.
    [[nodiscard]] int carried(Move move) const {
        return move.pieces() == WholeTower ? towers_.height(move.from()) : move.pieces();
    }
    /// The piece that has `n` others on it, from 1, as it is under them. The tower is higher than that.
    [[nodiscard]] Piece below(Square square, int n) const { return towers_.piece(towers_.fromTop(square, n)); }
    /// Pieces that stand under others.
    [[nodiscard]] int covered() const { return towers_.covered(); }
    /// What is seen on a square when its upper `n` pieces have left; NoPiece for none.
    [[nodiscard]] Piece uncovered(Square square, int n) const {
        const Towers::Id id = towers_.fromTop(square, n);
        return id == Towers::None ? NoPiece : book_->onTop(towers_.piece(id), square);
    }
    /// The royal piece's square, NoSquare if the side is eliminated.
    [[nodiscard]] Square king(Side side) const { return king_[side]; }
    /// The castlings that the side still has a right to, legal now or not, in the order of the position text. Calls
    /// `use` with each plan.
    template <class Use>
    void eachCastling(Side side, Use use) const {
        if (king_[side] == NoSquare) return;
        for (const CastlingPlan& plan : book_->castlings(side, king_[side])) {
            if ((state_.rights & plan.right) != 0) use(plan);
        }
    }
    [[nodiscard]] bool living(Side side) const { return (state_.living >> side & 1) != 0; }
    /// How many pieces of `reserveKinds()[index]` the side still has to place.
    [[nodiscard]] int reserve(Side side, std::size_t index) const {
        return static_cast<int>(state_.reservePieces >> (std::size_t{side} * 16 + index * 4) & 15);
    }
    /// The side still has reserve pieces to place.
    [[nodiscard]] bool placing(Side side) const { return (state_.reservePieces >> (side * 16u) & 0xFFFF) != 0; }

    /// Whether pieces of the set attack the square.
    [[nodiscard]] bool attacked(Square square, PieceSet by) const;
    /// The same as if `lifted` were empty.
    [[nodiscard]] bool attackedWithout(Square square, PieceSet by, Square lifted) const;
    /// The same after a shift of pieces; squares that were left do not attack, the captured square blocks.
    [[nodiscard]] bool attackedAfter(Square square, PieceSet by, Shift shift) const;
    /// The same after pieces of towers have moved.
    [[nodiscard]] bool attackedAfter(Square square, PieceSet by, const TowerShift& shift) const;
    /// The pawn's upper `n` pieces may capture en passant, as far as the own king is concerned.
    [[nodiscard]] bool enPassantIsSafe(Square pawn, int n) const;
    /// The side's royal piece is attacked by a living enemy.
    [[nodiscard]] bool inCheck(Side side) const;

    /// Makes a move that `legalMoves` generated, or `Move::elimination` of a living side.
    void make(Move move, Undo& undo);
    void unmake(Move move, const Undo& undo);

    // --- for readers of position text, editors and rules
    void put(Piece piece, Square square);
    /// In variants with towers the top piece; what is below becomes the top as it is.
    void remove(Square square);
    /// Puts a piece on top of a tower that does not bear a royal piece.
    void cover(Piece piece, Square square);
    void setTurn(Side side);
    void grantRights(std::uint32_t rights);                    ///< in addition to those it has
    void setReserve(Side side, std::size_t index, int count);  ///< 0 to 15 pieces of `reserveKinds()[index]`
    void setEnPassant(Square passed);  ///< NoSquare for none; `passed` must be one for the side not to move
    void setCounters(int halfmoveClock, int moveNumber);  ///< both at most MaxCounter
    /// A side has a choice again: earlier passes no longer count.
    void forgetPasses() { state_.passes = 0; }
    /// Sides without a king are eliminated.
    void settleLiving();
    /// Inside `Rules::after`: puts a piece on an empty square and notes it in the journal.
    void putNoted(Piece piece, Square square, Undo& undo);

    /// The key computed from scratch; equal to `key()`.
    [[nodiscard]] Key computedKey() const;
    [[nodiscard]] Key computedKey(PieceGroup part) const;
    /// Same pieces on same squares and same state.
    friend bool operator==(const Position& a, const Position& b);

private:
    // pieces only, without the key
    void place(Piece piece, Square square);
    void lift(Square square);
    void slide(Square from, Square to);
    /// The piece comes to the square or leaves it.
    void switchKey(Piece piece, Square square);

    void makeNormal(Move move, Undo& undo);
    void makeSpecial(Move move, Undo& undo);
    void makeArrival(Move move, Undo& undo);
    void makeDrop(Move move, Undo& undo);
    void makeCastle(Move move, Undo& undo);
    void makeElimination(Side side, Undo& undo);
    void makeTower(Move move, Undo& undo);
    void unmakeTower(Move move, const Undo& undo);
    void carry(Square from, Square to, int n, Undo& undo);
    void carryBack(Square from, Square to, int n, const Undo::Change* noted);
    void switchCarried(Square from, Square to, int n);
    void switchLevel(Piece piece, Square square, int level);
    void switchPart(Piece piece, Square square);
    void removeTop(Square square);
    /// What covered pieces add to the key, and towers change in that of the board.
    [[nodiscard]] Key towerKeys() const;
    [[nodiscard]] bool sameTowers(const Position& other) const;
    void unmakeNoted(const Undo& undo);
    void removeNoted(Square square, Undo& undo);
    void clockAfter(Piece moved, Piece captured, Move move);
    void loseRights(std::uint32_t lost);
    void clearEnPassant();
    void openEnPassant(Square passed, Square victim);
    void passTurn();
    [[nodiscard]] bool enPassantIsLegal() const;

    const Rulebook* book_;
    State state_;
    std::array<Piece, MaxSquares> board_;
    std::array<std::uint8_t, MaxSquares> slot_;  ///< index of the piece of this square in its side's list
    std::array<std::array<Square, MaxSquares>, MaxSides> pieces_;
    std::array<std::uint8_t, MaxSides> count_{};
    std::array<Square, MaxSides> king_;
    Towers towers_;  ///< empty in variants without towers
};

}  // namespace rokada
