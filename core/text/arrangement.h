// Board that is being set up by hand, with any pieces on any squares. Lists the errors that keep it from being a legal
// position.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rokada {

struct Arrangement {
    RulebookPtr book;
    std::vector<Piece> pieces;  ///< by square; the top pieces of towers
    /// Variants with towers: the pieces below the top by square, from the bottom.
    std::vector<std::vector<Piece>> covered;
    /// By side, in the order of `Rulebook::reserveKinds`.
    std::array<std::array<int, 4>, MaxSides> reservePieces{};
    Side turn{};
    std::uint32_t rights = 0;  ///< as chosen; rights whose pieces are not on their squares are ignored
    Square enPassant = NoSquare;
    int halfmoveClock = 0;
    int moveNumber = 1;

    /// Creates an empty board with the first side to move and all rights.
    explicit Arrangement(RulebookPtr rules);
    Arrangement(RulebookPtr rules, const Position& position);

    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// Puts a piece on a square: replaces what is there, or, with towers, covers it.
void putOn(Arrangement& board, Piece piece, Square square);
/// Removes the piece on a square, or the top piece of its tower.
void takeTop(Arrangement& board, Square square);
/// Returns all pieces on a square, from the bottom.
[[nodiscard]] std::vector<Piece> towerOf(const Arrangement& board, Square square);
/// Replaces the content of a square, from the bottom: one piece, or several in variants with towers.
void build(Arrangement& board, Square square, const std::vector<Piece>& tower);
/// Moves everything on one square to another: replaces what is there, or, with towers, covers it.
void carryOver(Arrangement& board, Square from, Square to);

/// Error that must be corrected before the game can start.
struct ArrangementError {
    ErrorCode what{};
    Side side = NoSide;           ///< side concerned, or NoSide
    std::vector<Square> squares;  ///< squares concerned; can be empty

    friend bool operator==(const ArrangementError&, const ArrangementError&) = default;
};

/// Returns all errors, most serious first. Empty if and only if the text can be parsed as a position.
[[nodiscard]] std::vector<ArrangementError> arrangementErrors(const Arrangement& board);
/// Returns the position text, also of a board with errors.
[[nodiscard]] std::string positionText(const Arrangement& board);
/// Returns the position with its errors, for names and texts only.
[[nodiscard]] Position asItStands(const Arrangement& board);
/// Returns nullopt if there are errors. The position belongs to the board's rulebook.
[[nodiscard]] std::optional<Position> positionOf(const Arrangement& board);

/// Castling right that can be granted: with the outermost rook of a wing, or with the chosen one.
struct OfferedCastling {
    Side side{};
    char letter = 0;          ///< 'K' or 'Q'
    std::uint32_t right = 0;  ///< 0 if king or rook is not on its square
};
/// Returns one castling for each side and wing of the rules, in the order of the position text.
[[nodiscard]] std::vector<OfferedCastling> offeredCastlings(const Arrangement& board);
/// Grants or removes a right. No other rook of the wing keeps a right.
void grant(Arrangement& board, const OfferedCastling& castling, bool granted);
/// Returns the possible rights: castlings with king and rook on their squares, one for each wing, and first moves of
/// pawns on their start squares.
[[nodiscard]] std::uint32_t possibleRights(const Arrangement& board);
/// Returns the squares that a pawn of the side not to move may have just passed over.
[[nodiscard]] std::vector<Square> passableSquares(const Arrangement& board);

}  // namespace rokada
