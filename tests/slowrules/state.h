#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "slowrules/geometry.h"

namespace slow {

struct Castling;

/// Piece of a side. Kind 0 means an empty square.
struct Piece {
    char side = 0;
    char kind = 0;
    char identity = 0;  ///< in Tavreli, the kind to which a pawn promotes; kept after the promotion

    explicit operator bool() const { return kind != 0; }
    bool operator==(const Piece&) const = default;
};

/// Returns the other one of two sides.
inline char opponent(char side) { return side == 'w' ? 'b' : 'w'; }

/// Position: everything that a position text contains, and the rules.
struct State {
    Rules rules;
    std::array<Piece, 256> pieces{};            ///< piece on each square; the top piece of a tower
    std::array<std::vector<Piece>, 256> under;  ///< in Tavreli, the pieces under the top piece, from the bottom up
    std::array<std::array<int, 3>, 4> reservePieces{};  ///< reserve pieces of fortress chess: the first index is
                                                        ///< `seatOf(side)`, the second one the kind (N, R, B)
    char turn = 'w';
    /// Castling rights; a lost right is nullptr. The index is `seatOf(side)` * 2, plus 1 for the letter Q.
    std::array<const Castling*, 8> rights{};
    std::optional<Square> passed;  ///< en passant square
    int clock = 0;
    int number = 1;
    /// Marks of the front row's pawns that have not moved, in Vyrt chess and Tavreli. The indices are `seatOf(side)`
    /// and the file.
    std::array<std::array<bool, 12>, 2> unmoved{};

    Piece& at(Square square) { return pieces[cellOf(square)]; }
    const Piece& at(Square square) const { return pieces[cellOf(square)]; }
};

inline const std::string reserveKinds = "NRB";

std::size_t rightIndex(char side, char letter);

std::vector<Square> squaresWith(const State& state, Piece piece);
std::vector<Square> squaresOfSide(const State& state, char side);
std::optional<Square> kingOf(const State& state, char side);
int reserveCount(const State& state, char side);

/// Returns the square on the front row of a side's pawns, on the given file.
Square frontSquare(char side, int file);
bool isFrontFile(int file);

}  // namespace slow
