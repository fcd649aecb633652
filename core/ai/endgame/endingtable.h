// Table of solved positions of one endgame, that is of two kings and up to two more pieces.
#pragma once

#include "ai/endgame/retromoves.h"
#include "rules/position.h"

#include <vector>

namespace rokada {

/// Result for the side to move under best play.
enum class Wdl : std::uint8_t { Draw, Win, Loss };

/// Value of a position for the side to move.
struct EndingValue {
    Wdl wdl{};
    /// Plies to mate, if the winner mates as soon as possible and the loser as late as possible; 0 for a draw.
    int plies = 0;

    friend bool operator==(EndingValue, EndingValue) = default;
};

/// Kinds and sides of the pieces besides the kings, in ascending order. `NoPiece` stands for a missing piece.
struct EndingPieces {
    std::array<Piece, 2> pieces{NoPiece, NoPiece};

    [[nodiscard]] std::size_t count() const {
        return std::size_t{pieces[0] != NoPiece} + std::size_t{pieces[1] != NoPiece};
    }
    friend auto operator<=>(const EndingPieces&, const EndingPieces&) = default;
};

/// Position of an endgame: the squares of both kings, then of the other pieces in the order of `EndingPieces`, and the
/// side to move.
struct EndgamePosition {
    std::array<Square, 4> at{NoSquare, NoSquare, NoSquare, NoSquare};
    Side turn{};
};

/// Numbers all positions of an endgame, to index tables. Positions that a symmetry of the board maps onto each other
/// have the same number. A slot is the index of a piece: 0 and 1 for the kings, 2 and 3 for the other pieces.
class EndingNumbers {
public:
    EndingNumbers(const RetroMoves& retroMoves, EndingPieces pieces);

    /// Returns the number of pieces in the endgame, kings included.
    [[nodiscard]] std::size_t pieces() const { return slots_; }
    [[nodiscard]] Piece piece(std::size_t slot) const { return pieces_[slot]; }
    [[nodiscard]] std::size_t total() const { return 2 * half_; }
    [[nodiscard]] std::size_t number(const EndgamePosition& endgamePosition) const {
        const SquareMap& map = maps_[mapOf_[endgamePosition.at[0]]];
        std::size_t n = endgamePosition.turn * kingSquares_.size() + kingOf_[endgamePosition.at[0]];
        for (std::size_t i = 1; i < slots_; ++i) n = n * squares_ + map[endgamePosition.at[i]];
        return n;
    }
    [[nodiscard]] EndgamePosition endgamePosition(std::size_t number) const;
    /// Calls `visit(endgamePosition, number)` for all endgame positions with this side to move, in ascending order.
    template <class Visit>
    void each(Side turn, Visit visit) const {
        eachWhile(turn, [&](const EndgamePosition& endgamePosition, std::size_t number) {
            visit(endgamePosition, number);
            return true;
        });
    }
    /// The same, but ends as soon as `visit` returns false.
    template <class Visit>
    void eachWhile(Side turn, Visit visit) const {
        EndgamePosition now = endgamePosition(turn * half_);
        for (std::size_t n = turn * half_, end = n + half_; n < end; ++n) {
            if (!visit(now, n)) return;
            std::size_t i = slots_;
            while (--i > 0 && now.at[i] + 1u == squares_) now.at[i] = Square(0);
            if (i > 0) now.at[i] = Square(now.at[i] + 1);
            if (i == 0 && n + 1 < end) now.at[0] = endgamePosition(n + 1).at[0];
        }
    }
    /// Returns the change of a position's number when the square index of the piece in `slot` rises by 1. Not valid for
    /// slot 0, because symmetries change the square of this king.
    [[nodiscard]] std::size_t stride(std::size_t slot) const { return strides_[slot]; }

private:
    std::size_t squares_;
    std::size_t slots_;
    std::array<Piece, 4> pieces_{};
    std::array<std::size_t, 4> strides_{};
    std::size_t half_ = 0;
    std::vector<SquareMap> maps_;
    std::vector<Square> kingSquares_;  ///< squares of the first king, one of each group of equivalent squares
    std::array<std::uint8_t, MaxSquares> mapOf_{}, kingOf_{};
};

/// Statistics of all positions of an endgame with one side to move. Positions with two equal pieces count twice.
struct EndingShare {
    std::uint64_t positions = 0;  ///< positions with this side to move
    std::uint64_t won = 0;        ///< positions that this side wins
    std::uint64_t lost = 0;       ///< positions that this side loses
    std::uint64_t mated = 0;      ///< positions in which this side is already mated
    std::uint64_t quiet = 0;      ///< positions in which no piece is attacked
    std::uint64_t quietWon = 0, quietLost = 0;
    int longest = 0;  ///< number of moves of this side in its longest win
    /// Numbers of quiet positions with four pieces. Index 1: the two pieces besides the kings are on squares of the
    /// same colour. Index 0: on squares of different colours.
    std::array<std::uint64_t, 2> byColour{}, wonByColour{}, lostByColour{};
};

/// Solved table of one endgame: one code for each position number.
class EndingTable {
public:
    /// Code of an impossible position. The code of a draw is 0. All other codes are the plies to mate plus 1: odd codes
    /// are losses and even codes are wins of the side to move.
    static constexpr std::uint8_t Impossible = 255;

    EndingTable(EndingNumbers numbers, std::vector<std::uint8_t> codes)
        : numbers_(std::move(numbers)), codes_(std::move(codes)) {}

    [[nodiscard]] const EndingNumbers& numbers() const { return numbers_; }
    [[nodiscard]] const std::vector<std::uint8_t>& codes() const { return codes_; }
    [[nodiscard]] std::uint8_t code(const EndgamePosition& endgamePosition) const {
        return codes_[numbers_.number(endgamePosition)];
    }
    /// Converts a code to a value. Precondition: the code is not `Impossible`.
    [[nodiscard]] static EndingValue value(std::uint8_t code);
    [[nodiscard]] EndingShare share(const RetroMoves& retroMoves, Side turn) const;

private:
    void addQuiet(EndingShare& share, const Geometry& board, const EndgamePosition& endgamePosition,
                  std::uint8_t code) const;

    EndingNumbers numbers_;
    std::vector<std::uint8_t> codes_;
};

/// Returns true if a piece other than the kings is attacked by an enemy.
[[nodiscard]] bool anyPieceAttacked(const RetroMoves& retroMoves, const EndingNumbers& numbers,
                                    const EndgamePosition& endgamePosition);
/// Returns true if the king of this side is attacked.
[[nodiscard]] bool kingAttacked(const RetroMoves& retroMoves, const EndingNumbers& numbers,
                                const EndgamePosition& endgamePosition, Side side);

}  // namespace rokada
