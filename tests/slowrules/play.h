#pragma once

#include <string>
#include <vector>

#include "slowrules/castling.h"
#include "slowrules/state.h"

namespace slow {

struct Move {
    Square from;  ///< for a drop the same as `to`
    Square to;
    char promotion = 0;       ///< the chosen kind
    char dropped = 0;         ///< fortress: the kind put on the board
    int pieces = 0;           ///< Tavreli: how many move
    bool divides = false;     ///< Tavreli: others stay
    bool doubleStep = false;  ///< of a pawn
    bool enPassant = false;
    const Castling* castling = nullptr;  ///< into the table of the game; in Chess960 the move is to the rook's square
};

std::string textOf(const Rules& rules, const Move& move);

/// What the pieces of the side to move can do, their own king's safety apart.
std::vector<Move> pseudoMoves(const State& state);
/// Legal moves of the side to move, each (from, to, promotion) once.
std::vector<Move> legalMoves(const State& state);
bool canMove(const State& state, char side);

/// The board after a move, the turn still with the mover.
State moved(const State& before, const Move& move);
/// After the move with the turn given to the next player.
State played(const State& before, const Move& move);

/// Fortress: the side has a king on the board; in other games always.
bool isLiving(const State& state, char side);
/// Fortress: 'w' or 'b' if only that team has living players, otherwise '-'.
char onlyTeam(const State& state);

}  // namespace slow
