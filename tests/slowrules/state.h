#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "slowrules/geometry.h"

namespace slow {

struct Castling;

/// A piece of a side, or nothing if the kind is 0.
struct Piece {
    char side = 0;
    char kind = 0;
    char identity = 0;  ///< Tavreli: of a pawn, and of what it has been promoted to

    explicit operator bool() const { return kind != 0; }
    bool operator==(const Piece&) const = default;
};

/// Everything a position text says.
struct State {
    Rules rules;
    std::array<Piece, 256> pieces{};                    ///< of towers the top
    std::array<std::vector<Piece>, 256> under;          ///< Tavreli: what is below the top, from the bottom
    std::array<std::array<int, 3>, 4> reservePieces{};  ///< by seat, then N R B
    char turn = 'w';
    std::array<const Castling*, 8> rights{};  ///< null without the right: seat * 2, and one more for the letter Q
    std::optional<Square> passed;             ///< the en passant square
    int clock = 0;
    int number = 1;
    std::array<std::array<bool, 12>, 2> unmoved{};  ///< Vyrt: front-row pawns by seat and file

    Piece& at(Square square) { return pieces[cellOf(square)]; }
    const Piece& at(Square square) const { return pieces[cellOf(square)]; }
};

inline const std::string reserveKinds = "NRB";

std::size_t rightIndex(char side, char letter);

std::vector<Square> squaresWith(const State& state, Piece piece);
std::vector<Square> squaresOfSide(const State& state, char side);
std::optional<Square> kingOf(const State& state, char side);
int reserveCount(const State& state, char side);

/// Vyrt: the square of the front row where an unmoved pawn of the side stands on that file.
Square frontSquare(char side, int file);
bool isFrontFile(int file);

}  // namespace slow
