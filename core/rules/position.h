// Position: pieces on squares, side to move, rights, and how a move changes them. A value of about one kilobyte without
// history; the caller keeps the undo record.
#pragma once

#include "base/move.h"
#include "rules/rulebook.h"
#include "rules/towers.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rokada {

/// Maximum of the half-move clock and the move number, so that written positions can be read again.
inline constexpr int MaxCounter = 9999;

/// State of a position apart from its pieces. `Undo` keeps a copy.
struct State {
    Key key = 0;
    std::array<Key, PieceGroups> partKeys{};
    std::uint64_t reservePieces = 0;  ///< four bits for each side and reserve kind, side * 16 + index * 4
    std::uint32_t rights = 0;         ///< castlings and first moves, see `Rulebook`
    std::uint16_t halfmoveClock = 0;  ///< plies since the last capture or pawn move
    std::uint16_t moveNumber = 1;
    Square enPassant = NoSquare;  ///< the square passed over by the double step just made
    Square victim = NoSquare;     ///< the pawn that made it
    bool enPassantLegal = false;  ///< true if an en passant capture is legal now; only then the key includes the square
    Side turn{};
    std::uint8_t living = 0;  ///< one bit for each side that is not eliminated
    std::uint8_t passes = 0;  ///< number of sides that have passed in succession

    friend bool operator==(const State&, const State&) = default;
};

/// Data needed to unmake a move. Normal moves need only `captured`; others replay the journal backwards.
struct Undo {
    struct Change {
        Square square;
        Piece before;
    };
    State state;
    Piece moved;     ///< piece before the move; NoPiece if no piece moved from one square to another
    Piece captured;  ///< the captured piece, or NoPiece
    std::uint8_t changes;
    std::uint8_t carried;  ///< number of tower pieces that moved
    /// Sized for a whole board: a side of fortress chess has at most 19 pieces and other moves change at most six
    /// squares, but positions set up by hand can have more pieces.
    std::array<Change, MaxSquares> journal;

    Undo() {}  // NOLINT: filled by Position::make as far as it is needed
};

/// Hypothetical move for `attackedAfter`: squares that pieces have left, and a square that now holds a piece of the
/// defending side.
struct Shift {
    Square left = NoSquare;
    Square alsoLeft = NoSquare;
    Square captured = NoSquare;
};

/// Hypothetical move in a variant with towers: the pieces visible on two squares after others have left, and a square
/// held by the defending side.
struct TowerShift {
    Square left = NoSquare;
    Piece seen = NoPiece;
    Square alsoLeft = NoSquare;
    Piece alsoSeen = NoPiece;
    Square held = NoSquare;
};

/// Position of a variant. Can be copied; `book` must outlive it.
class Position {
public:
    /// Creates an empty board with the first side to move. `book` must outlive the position.
    explicit Position(const Rulebook& book);

    [[nodiscard]] const Rulebook& book() const { return *book_; }
    [[nodiscard]] Side turn() const { return state_.turn; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Key key() const { return state_.key; }
    /// Returns the hash key of one group of pieces, for caches that depend on these pieces only.
    [[nodiscard]] Key key(PieceGroup part) const { return state_.partKeys[static_cast<std::size_t>(part)]; }
    [[nodiscard]] Piece operator[](Square square) const { return board_[square]; }
    [[nodiscard]] bool empty(Square square) const { return board_[square] == NoPiece; }
    /// Returns true if an enemy of the side to move is on `square`. With towers, the target of a move can hold an own
    /// piece.
    [[nodiscard]] bool hostile(Square square) const { return book_->hostile(state_.turn).has(board_[square]); }
    /// Returns the piece that `move` captures on its target square, or NoPiece.
    [[nodiscard]] Piece captured(Move move) const { return hostile(move.to()) ? board_[move.to()] : NoPiece; }
    /// Returns how many plies back a repetition is possible. With towers captured pieces can return, so no move is
    /// irreversible.
    [[nodiscard]] std::size_t repeatablePlies() const { return book_->towers() ? MaxCounter : state_.halfmoveClock; }
    /// Returns the squares of the pieces of a side, in no particular order. For towers, only the top piece counts.
    [[nodiscard]] std::span<const Square> pieces(Side side) const { return {pieces_[side].data(), count_[side]}; }
    /// Returns the number of pieces on `square` in variants with towers, otherwise 0.
    [[nodiscard]] int height(Square square) const { return book_->towers() ? towers_.height(square) : 0; }
    /// Returns all pieces on a square, from bottom to top.
    [[nodiscard]] std::vector<Piece> tower(Square square) const;
    /// Returns the number of pieces that `move` carries, in variants with towers.
    [[nodiscard]] int carried(Move move) const {
        return move.pieces() == WholeTower ? towers_.height(move.from()) : move.pieces();
    }
    /// Returns the piece below the top `n` pieces of a tower, in the form that it has when covered. Precondition: n >=
    /// 1 and the tower is higher than `n`.
    [[nodiscard]] Piece below(Square square, int n) const { return towers_.piece(towers_.fromTop(square, n)); }
    /// Returns the number of pieces that are covered by others.
    [[nodiscard]] int covered() const { return towers_.covered(); }
    /// Returns the piece that becomes visible when the top `n` pieces leave, or NoPiece.
    [[nodiscard]] Piece uncovered(Square square, int n) const {
        const Towers::Id id = towers_.fromTop(square, n);
        return id == Towers::None ? NoPiece : book_->onTop(towers_.piece(id), square);
    }
    /// Returns the square of the royal piece, or NoSquare if the side is eliminated.
    [[nodiscard]] Square king(Side side) const { return king_[side]; }
    /// Calls `use` with each castling that the side still has a right to, legal now or not, in the order of the
    /// position text.
    template <class Use>
    void eachCastling(Side side, Use use) const {
        if (king_[side] == NoSquare) return;
        for (const CastlingPlan& plan : book_->castlings(side, king_[side])) {
            if ((state_.rights & plan.right) != 0) use(plan);
        }
    }
    [[nodiscard]] bool living(Side side) const { return (state_.living >> side & 1) != 0; }
    /// Returns the number of pieces of `reserveKinds()[index]` that the side still has to place.
    [[nodiscard]] int reserve(Side side, std::size_t index) const {
        return static_cast<int>(state_.reservePieces >> (std::size_t{side} * 16 + index * 4) & 15);
    }
    /// Returns true if the side still has reserve pieces to place.
    [[nodiscard]] bool placing(Side side) const { return (state_.reservePieces >> (side * 16u) & 0xFFFF) != 0; }

    /// Returns true if a piece of the set `by` attacks `square`.
    [[nodiscard]] bool attacked(Square square, PieceSet by) const;
    /// Same as `attacked`, as if `lifted` were empty.
    [[nodiscard]] bool attackedWithout(Square square, PieceSet by, Square lifted) const;
    /// Same as `attacked` after a hypothetical move: pieces on squares that were left do not attack, and the captured
    /// square blocks.
    [[nodiscard]] bool attackedAfter(Square square, PieceSet by, Shift shift) const;
    /// Same as `attacked` after pieces of towers have moved.
    [[nodiscard]] bool attackedAfter(Square square, PieceSet by, const TowerShift& shift) const;
    /// Returns true if an en passant capture by the top `n` pieces on `pawn` does not leave the own king in check.
    [[nodiscard]] bool enPassantIsSafe(Square pawn, int n) const;
    /// Returns true if a living enemy attacks the royal piece of the side.
    [[nodiscard]] bool inCheck(Side side) const;

    /// Makes a move that `legalMoves` generated, or `Move::elimination` of a living side. Fills `undo`.
    void make(Move move, Undo& undo);
    void unmake(Move move, const Undo& undo);

    // --- for readers of position text, editors and rules
    void put(Piece piece, Square square);
    /// Removes a piece. In variants with towers it removes the top piece; the piece below becomes the top without
    /// promotion.
    void remove(Square square);
    /// Puts a piece on top of a tower. Precondition: the tower has no royal piece on top.
    void cover(Piece piece, Square square);
    void setTurn(Side side);
    void grantRights(std::uint32_t rights);                    ///< adds to the rights that exist
    void setReserve(Side side, std::size_t index, int count);  ///< 0 to 15 pieces of `reserveKinds()[index]`
    /// NoSquare for none; `passed` must be a double-step square of the side not to move
    void setEnPassant(Square passed);
    void setCounters(int halfmoveClock, int moveNumber);  ///< both at most MaxCounter
    /// Resets the count of passes after a side has a choice again.
    void forgetPasses() { state_.passes = 0; }
    /// Marks sides without a king as eliminated.
    void settleLiving();
    /// Puts a piece on an empty square and records it in the journal. Use it only inside `Rules::after`.
    void putNoted(Piece piece, Square square, Undo& undo);

    /// Computes the key from scratch. Equal to `key()`.
    [[nodiscard]] Key computedKey() const;
    [[nodiscard]] Key computedKey(PieceGroup part) const;
    /// Compares pieces, squares and state.
    friend bool operator==(const Position& a, const Position& b);

private:
    // pieces only, without the key
    void place(Piece piece, Square square);
    void lift(Square square);
    void slide(Square from, Square to);
    /// Toggles the piece on this square in the key.
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
    /// Returns the difference that towers make to the key computed from top pieces.
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
    std::array<std::uint8_t, MaxSquares> slot_;  ///< index of the piece on this square in the list of its side
    std::array<std::array<Square, MaxSquares>, MaxSides> pieces_;
    std::array<std::uint8_t, MaxSides> count_{};
    std::array<Square, MaxSides> king_;
    Towers towers_;  ///< empty in variants without towers
};

}  // namespace rokada
