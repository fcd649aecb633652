#pragma once

#include <string>
#include <vector>

#include "slowrules/castling.h"
#include "slowrules/state.h"

namespace slow {

struct Move {
    Square from;  ///< for a drop the same as `to`
    Square to;
    char promotion = 0;       ///< chosen kind
    char dropped = 0;         ///< fortress: kind placed on the board
    int pieces = 0;           ///< Tavreli: number of moving pieces
    bool divides = false;     ///< Tavreli: some pieces stay
    bool doubleStep = false;  ///< of a pawn
    bool enPassant = false;
    const Castling* castling = nullptr;  ///< in the variant's table; in Chess960 the move ends on the rook
};

std::string textOf(const Rules& rules, const Move& move);

/// Returns the moves of the side to move, ignoring the safety of its king.
std::vector<Move> pseudoMoves(const State& state);
/// Returns the legal moves of the side to move, each (from, to, promotion) once.
std::vector<Move> legalMoves(const State& state);
bool canMove(const State& state, char side);

/// Returns the board after a move, with the turn still unchanged.
State moved(const State& before, const Move& move);
/// Returns the position after the move with the next player to move.
State played(const State& before, const Move& move);

/// Fortress: returns true if the side has a king on the board; always true in other variants.
bool isLiving(const State& state, char side);
/// Fortress: returns 'w' or 'b' if only that team has living players, otherwise '-'.
char onlyTeam(const State& state);

}  // namespace slow
