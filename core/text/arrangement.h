// A board that is being set up by hand: anything may stand anywhere. Tells why it is no legal position.
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
    std::vector<Piece> pieces;  ///< by square; of towers the top
    /// In variants with towers by square, from the bottom, what stands below the top.
    std::vector<std::vector<Piece>> covered;
    /// By side, and in the order of `Rulebook::reserveKinds`.
    std::array<std::array<int, 4>, MaxSides> reservePieces{};
    Side turn{};
    std::uint32_t rights = 0;  ///< as wished; those whose pieces are not at home do not count
    Square enPassant = NoSquare;
    int halfmoveClock = 0;
    int moveNumber = 1;

    /// An empty board with the first side to move and all rights.
    explicit Arrangement(RulebookPtr rules);
    Arrangement(RulebookPtr rules, const Position& position);

    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// A piece comes to a square: in place of what is there, in variants with towers on top of it.
void putOn(Arrangement& board, Piece piece, Square square);
/// The piece of a square, or the top one of its tower, goes away.
void takeTop(Arrangement& board, Square square);
/// All pieces of a square, from the bottom.
[[nodiscard]] std::vector<Piece> towerOf(const Arrangement& board, Square square);
/// In place of what is there, from the bottom: one piece, or several in variants with towers.
void build(Arrangement& board, Square square, const std::vector<Piece>& tower);
/// All that stands on one square comes to another, in place of what is there or on top of it.
void carryOver(Arrangement& board, Square from, Square to);

/// Something that must be corrected before the game can start.
struct ArrangementError {
    ErrorCode what{};
    Side side = NoSide;           ///< the side concerned, if it is one
    std::vector<Square> squares;  ///< where; may be empty

    friend bool operator==(const ArrangementError&, const ArrangementError&) = default;
};

/// Everything that is wrong, the gravest first. Empty if, and only if, the text can be read as a position.
[[nodiscard]] std::vector<ArrangementError> arrangementErrors(const Arrangement& board);
/// Position text, of a board with errors too.
[[nodiscard]] std::string positionText(const Arrangement& board);
/// Errors included: for names and texts, not to be played.
[[nodiscard]] Position asItStands(const Arrangement& board);
/// Nothing if there are errors. The position belongs to the board's rulebook.
[[nodiscard]] std::optional<Position> positionOf(const Arrangement& board);

/// A right to castle that the board may have: of the outermost rook, or of the one that is wished, on one wing.
struct OfferedCastling {
    Side side{};
    char letter = 0;          ///< 'K' or 'Q'
    std::uint32_t right = 0;  ///< 0 if king or rook is not at home
};
/// One for each side and wing that the rules have, in the order of the position text.
[[nodiscard]] std::vector<OfferedCastling> offeredCastlings(const Arrangement& board);
/// Gives a right or takes it away; no other rook of the wing keeps one.
void grant(Arrangement& board, const OfferedCastling& castling, bool granted);
/// Castlings whose king and rook are at home, one for each wing, and first moves of pawns that stand where they
/// started.
[[nodiscard]] std::uint32_t possibleRights(const Arrangement& board);
/// Squares that a pawn of the side not to move may just have passed over.
[[nodiscard]] std::vector<Square> passableSquares(const Arrangement& board);

}  // namespace rokada
