#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "slowrules/geometry.h"

namespace slow {

struct Castling;

/// Piece of a side; kind 0 means none.
struct Piece {
    char side = 0;
    char kind = 0;
    char identity = 0;  ///< Tavreli: promotion kind of a pawn, kept after promotion

    explicit operator bool() const { return kind != 0; }
    bool operator==(const Piece&) const = default;
};

/// Contents of a position text.
struct State {
    Rules rules;
    std::array<Piece, 256> pieces{};                    ///< of towers the top piece
    std::array<std::vector<Piece>, 256> under;          ///< Tavreli: pieces below the top, from the bottom up
    std::array<std::array<int, 3>, 4> reservePieces{};  ///< by seat, then N R B
    char turn = 'w';
    std::array<const Castling*, 8> rights{};  ///< nullptr without the right; index: seat * 2, plus 1 for the letter Q
    std::optional<Square> passed;             ///< en passant square
    int clock = 0;
    int number = 1;
    std::array<std::array<bool, 12>, 2> unmoved{};  ///< Vyrt: unmoved front-row pawns by seat and file

    Piece& at(Square square) { return pieces[cellOf(square)]; }
    const Piece& at(Square square) const { return pieces[cellOf(square)]; }
};

inline const std::string reserveKinds = "NRB";

std::size_t rightIndex(char side, char letter);

std::vector<Square> squaresWith(const State& state, Piece piece);
std::vector<Square> squaresOfSide(const State& state, char side);
std::optional<Square> kingOf(const State& state, char side);
int reserveCount(const State& state, char side);

/// Vyrt: returns the front-row square of the side on that file.
Square frontSquare(char side, int file);
bool isFrontFile(int file);

}  // namespace slow
