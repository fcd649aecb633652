// Position: pieces on squares, side to move and rights, and the effect of a move on them. A position is a value of
// about one kilobyte. It has no history; the caller keeps the `Undo` records for unmaking moves.
#pragma once

#include "base/move.h"
#include "rules/rulebook.h"
#include "rules/towers.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rokada {

/// Maximum of the half-move clock and of the move number. Larger numbers could not be read again from a position text.
inline constexpr int MaxCounter = 9999;

/// State of a position without its pieces. `Undo` stores a copy.
struct State {
    Key key = 0;
    std::array<Key, PieceGroups> partKeys{};
    /// Numbers of reserve pieces, which a side must place on the board before it moves. Four bits for each side and
    /// reserve kind, at bit side * 16 + index * 4.
    std::uint64_t reservePieces = 0;
    std::uint32_t rights = 0;         ///< rights to castlings and first moves; see `Rulebook`
    std::uint16_t halfmoveClock = 0;  ///< number of plies since the last capture or pawn move
    std::uint16_t moveNumber = 1;
    /// Square that a pawn has just passed over by a double step; NoSquare if the last move was another one.
    Square enPassant = NoSquare;
    Square victim = NoSquare;  ///< square of the pawn that made the double step
    /// True if an en passant capture is legal now. Only then is the square part of the key.
    bool enPassantLegal = false;
    Side turn{};
    std::uint8_t living = 0;  ///< one bit for each side that is not eliminated
    std::uint8_t passes = 0;  ///< number of sides that have passed in succession

    friend bool operator==(const State&, const State&) = default;
};

/// Data that unmakes a move. Normal moves use only `moved` and `captured`. Other moves use the journal, which is read
/// from its end.
struct Undo {
    struct Change {
        Square square;
        Piece before;
    };
    State state;
    Piece moved;     ///< piece before the move; NoPiece if no piece moved from one square to another
    Piece captured;  ///< the captured piece, or NoPiece
    std::uint8_t changes;
    std::uint8_t carried;  ///< number of pieces that left a tower (a stack of pieces) with the move
    /// Squares with their earlier content. The elimination of a side in Fortress Chess changes at most 19 squares,
    /// other moves at most six. There is room for a whole board, because positions set up by hand can have more pieces.
    std::array<Change, MaxSquares> journal;

    Undo() {}  // NOLINT: filled by Position::make as far as it is needed
};

/// Hypothetical move for `attackedAfter`: two squares that pieces have left, and a square that a piece of the defending
/// side now occupies.
struct Shift {
    Square left = NoSquare;
    Square alsoLeft = NoSquare;
    Square captured = NoSquare;
};

/// Hypothetical move for `attackedAfter` in variants with towers (stacks of pieces): the pieces that are visible on two
/// squares after others have left, and a square that the defending side now occupies.
struct TowerShift {
    Square left = NoSquare;
    Piece seen = NoPiece;
    Square alsoLeft = NoSquare;
    Piece alsoSeen = NoPiece;
    Square held = NoSquare;
};

/// Position of a variant. Positions can be copied. The rulebook must outlive all copies.
class Position {
public:
    /// Creates an empty board. The first side is to move. `book` must outlive the position.
    explicit Position(const Rulebook& book);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] Side turn() const { return state_.turn; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Key key() const { return state_.key; }
    /// Returns the hash key of one group of pieces, for caches of values that depend only on these pieces.
    [[nodiscard]] Key key(PieceGroup part) const { return state_.partKeys[static_cast<std::size_t>(part)]; }
    [[nodiscard]] Piece operator[](Square square) const { return board_[square]; }
    [[nodiscard]] bool empty(Square square) const { return board_[square] == NoPiece; }
    /// Returns true if an enemy of the side to move is on `square`. With towers, an occupied target is not always a
    /// capture: a move can end on a piece of its own side.
    [[nodiscard]] bool hostile(Square square) const { return book_->hostile(state_.turn).has(board_[square]); }
    /// Returns the enemy piece on the target square of `move`, or NoPiece. Ignores en passant.
    [[nodiscard]] Piece captured(Move move) const { return hostile(move.to()) ? board_[move.to()] : NoPiece; }
    /// Returns the number of plies to look back for an earlier occurrence of the position: all plies since the last
    /// irreversible move. With towers, no move is irreversible, because captured pieces can return.
    [[nodiscard]] std::size_t repeatablePlies() const { return book_->towers() ? MaxCounter : state_.halfmoveClock; }
    /// Returns the squares of the pieces of a side, in no particular order. A tower counts as its top piece.
    [[nodiscard]] std::span<const Square> pieces(Side side) const { return {pieces_[side].data(), count_[side]}; }
    /// Returns the number of pieces on `square` in variants with towers, otherwise 0.
    [[nodiscard]] int height(Square square) const { return book_->towers() ? towers_.height(square) : 0; }
    /// Returns all pieces on a square, from bottom to top. Without towers, there is at most one.
    [[nodiscard]] std::vector<Piece> tower(Square square) const;
    /// Returns the number of pieces that `move` carries, in variants with towers.
    [[nodiscard]] int carried(Move move) const {
        return move.pieces() == WholeTower ? towers_.height(move.from()) : move.pieces();
    }
    /// Returns the piece under the top `n` pieces of a tower, with the kind that it has while it is covered.
    /// Precondition: `n` >= 1, and the tower has more than `n` pieces.
    [[nodiscard]] Piece below(Square square, int n) const { return towers_.piece(towers_.fromTop(square, n)); }
    /// Returns the number of pieces on the board that lie under other pieces in towers.
    [[nodiscard]] int covered() const { return towers_.covered(); }
    /// Returns the piece that is visible after the top `n` pieces of a tower have left the square, or NoPiece.
    [[nodiscard]] Piece uncovered(Square square, int n) const {
        const Towers::Id id = towers_.fromTop(square, n);
        return id == Towers::None ? NoPiece : book_->onTop(towers_.piece(id), square);
    }
    /// Returns the square of the royal piece, or NoSquare if the side is eliminated.
    [[nodiscard]] Square king(Side side) const { return king_[side]; }
    /// Calls `use` with each castling to which the side still has the right, even if it is not legal now. The order is
    /// that of the position text.
    template <class Use>
    void eachCastling(Side side, Use use) const {
        if (king_[side] == NoSquare) return;
        for (const CastlingPlan& plan : book_->castlings(side, king_[side])) {
            if ((state_.rights & plan.right) != 0) use(plan);
        }
    }
    [[nodiscard]] bool living(Side side) const { return (state_.living >> side & 1) != 0; }
    /// Returns the number of reserve pieces of kind `reserveKinds()[index]` that the side has.
    [[nodiscard]] int reserve(Side side, std::size_t index) const {
        return static_cast<int>(state_.reservePieces >> (std::size_t{side} * 16 + index * 4) & 15);
    }
    /// Returns true if the side has reserve pieces, which it must place before it moves.
    [[nodiscard]] bool placing(Side side) const { return (state_.reservePieces >> (side * 16u) & 0xFFFF) != 0; }

    /// Returns true if a piece of the set `by` attacks `square`.
    [[nodiscard]] bool attacked(Square square, PieceSet by) const;
    /// Returns the same as `attacked` for the board without the piece on `lifted`.
    [[nodiscard]] bool attackedWithout(Square square, PieceSet by, Square lifted) const;
    /// Returns the same as `attacked` after a hypothetical move. Pieces on the squares that were left do not attack or
    /// block, and the square `captured` blocks.
    [[nodiscard]] bool attackedAfter(Square square, PieceSet by, Shift shift) const;
    /// Returns the same as `attacked` after a hypothetical move of the upper pieces of towers.
    [[nodiscard]] bool attackedAfter(Square square, PieceSet by, const TowerShift& shift) const;
    /// Returns true if the mover's king is not in check after the top `n` pieces on `pawn` have captured en passant.
    [[nodiscard]] bool enPassantIsSafe(Square pawn, int n) const;
    /// Returns true if an enemy attacks the royal piece of the side.
    [[nodiscard]] bool inCheck(Side side) const;

    /// Makes a move that `legalMoves` has generated, or the elimination of a side. Fills `undo`.
    void make(Move move, Undo& undo);
    void unmake(Move move, const Undo& undo);

    // --- functions for readers of position texts, editors and rules
    void put(Piece piece, Square square);
    /// Removes the piece on `square`. In a tower, this is the top piece; the piece below becomes the top piece and does
    /// not promote.
    void remove(Square square);
    /// Puts a piece on top of a tower. Precondition: the tower has no royal piece on top.
    void cover(Piece piece, Square square);
    void setTurn(Side side);
    void grantRights(std::uint32_t rights);  ///< adds rights to the existing ones
    /// Sets the number of reserve pieces of kind `reserveKinds()[index]`, from 0 to 15.
    void setReserve(Side side, std::size_t index, int count);
    /// Sets the en passant target square: the square that a double step of the side not to move has just passed over.
    /// NoSquare means that there is none.
    void setEnPassant(Square passed);
    void setCounters(int halfmoveClock, int moveNumber);  ///< sets both; the maximum is MaxCounter
    /// Resets the number of passes in succession. Called when a side has a legal move again.
    void forgetPasses() { state_.passes = 0; }
    /// Marks the sides without a king as eliminated.
    void settleLiving();
    /// Puts a piece on an empty square and writes it to the journal. Must be called only inside `Rules::after`.
    void putNoted(Piece piece, Square square, Undo& undo);

    /// Computes the key from scratch. The result is equal to `key()`.
    [[nodiscard]] Key computedKey() const;
    [[nodiscard]] Key computedKey(PieceGroup part) const;
    /// Returns true if pieces, squares and state are equal.
    friend bool operator==(const Position& a, const Position& b);

private:
    // --- functions that change the pieces but not the key
    void place(Piece piece, Square square);
    void lift(Square square);
    void slide(Square from, Square to);
    /// Switches the piece on this square on or off in the hash keys.
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
    /// Returns the XOR difference between the key with all pieces of the towers and the key with the top pieces only.
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
    /// For each occupied square, the index of its piece in the list `pieces_` of the side.
    std::array<std::uint8_t, MaxSquares> slot_;
    std::array<std::array<Square, MaxSquares>, MaxSides> pieces_;
    std::array<std::uint8_t, MaxSides> count_{};
    std::array<Square, MaxSides> king_;
    Towers towers_;  ///< unused in variants without towers
};

}  // namespace rokada
