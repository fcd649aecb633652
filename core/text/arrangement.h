// Board that a user sets up, with any pieces on any squares. Lists the errors because of which it is not a legal
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
    std::vector<Piece> pieces;  ///< piece on each square; the top piece of a tower
    /// Variants with towers: pieces below the top piece of each square, from the bottom.
    std::vector<std::vector<Piece>> covered;
    /// Numbers of reserve pieces of each side, in the order of `Rulebook::reserveKinds`.
    std::array<std::array<int, 4>, MaxSides> reservePieces{};
    Side turn{};
    /// Rights that the user has chosen. A right whose pieces are not on their squares has no effect.
    std::uint32_t rights = 0;
    Square enPassant = NoSquare;
    int halfmoveClock = 0;
    int moveNumber = 1;

    /// Creates an empty board. The first side is to move and has all rights.
    explicit Arrangement(RulebookPtr rules);
    Arrangement(RulebookPtr rules, const Position& position);

    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// Puts a piece on a square. The piece replaces the content of the square; in variants with towers it covers the
/// content.
void putOn(Arrangement& board, Piece piece, Square square);
/// Removes the piece on a square, or the top piece of its tower.
void takeTop(Arrangement& board, Square square);
/// Returns all pieces on a square, from bottom to top.
[[nodiscard]] std::vector<Piece> towerOf(const Arrangement& board, Square square);
/// Replaces the content of a square by these pieces, from bottom to top. Variants without towers allow one piece.
void build(Arrangement& board, Square square, const std::vector<Piece>& tower);
/// Moves all pieces of one square to another. The pieces replace the content of the target square; in variants with
/// towers they cover the content.
void carryOver(Arrangement& board, Square from, Square to);

/// Error that must be corrected before a game can start from the board.
struct ArrangementError {
    ErrorCode what{};
    Side side = NoSide;           ///< side that the error is about, or NoSide
    std::vector<Square> squares;  ///< squares that the error is about; can be empty

    friend bool operator==(const ArrangementError&, const ArrangementError&) = default;
};

/// Returns all errors, the most serious first. The list is empty if and only if the text of the board is a legal
/// position.
[[nodiscard]] std::vector<ArrangementError> arrangementErrors(const Arrangement& board);
/// Returns the position text. Also works for a board with errors.
[[nodiscard]] std::string positionText(const Arrangement& board);
/// Converts the board to a position without checking it. The position can be illegal, so use it only for names and
/// texts, not to play.
[[nodiscard]] Position asItStands(const Arrangement& board);
/// Returns the position, or nullopt if the board has errors. The position uses the rulebook of the board.
[[nodiscard]] std::optional<Position> positionOf(const Arrangement& board);

/// Right to castle on one wing, as shown to the user. If several rooks are possible, the right belongs to the rook that
/// the user has chosen or, without a choice, to the outermost rook.
struct OfferedCastling {
    Side side{};
    bool isShort = false;     ///< on the king's side
    std::uint32_t right = 0;  ///< bit of the right, as in `Position`; 0 if king or rook is not on its square
};
/// Returns one entry for each side and wing on which the rules have castling, in the order of the position text.
[[nodiscard]] std::vector<OfferedCastling> offeredCastlings(const Arrangement& board);
/// Grants or removes the right to a castling. Removes the rights to all other castlings on the same wing.
void grant(Arrangement& board, const OfferedCastling& castling, bool granted);
/// Returns the rights that the pieces on the board allow: one castling for each wing with king and rook on their
/// squares, and first moves of pawns on their start squares.
[[nodiscard]] std::uint32_t possibleRights(const Arrangement& board);
/// Returns the squares over which a pawn of the side not to move can just have passed.
[[nodiscard]] std::vector<Square> passableSquares(const Arrangement& board);

}  // namespace rokada
