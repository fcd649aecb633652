#pragma once

#include <string>
#include <vector>

#include "slowrules/castling.h"
#include "slowrules/state.h"

namespace slow {

struct Move {
    Square from;  ///< start square; equals `to` when a reserve piece is placed
    Square to;
    char promotion = 0;       ///< kind that the player chooses for a promotion
    char dropped = 0;         ///< kind of the reserve piece that is placed in fortress chess
    int pieces = 0;           ///< number of moving pieces in Tavreli
    bool divides = false;     ///< true if a Tavreli tower leaves some pieces behind
    bool doubleStep = false;  ///< true for the double step of a pawn
    bool enPassant = false;
    const Castling* castling = nullptr;  ///< row of the castling table; in Chess960, `to` is the square of the rook
};

std::string textOf(const Rules& rules, const Move& move);

/// Returns true if the pawn of the side to move still has its double step.
bool hasDoubleStep(const State& state, Square pawn);
/// fortress.md, section 3: returns true if the side places reserve pieces on this square.
bool isHome(char side, Square square);

/// Returns the moves of the side to move, ignoring the safety of its king.
std::vector<Move> pseudoMoves(const State& state);
/// Returns the legal moves of the side to move. Contains each combination of from, to and promotion only once.
std::vector<Move> legalMoves(const State& state);
bool canMove(const State& state, char side);

/// Returns the board after a move. The side to move does not change.
State moved(const State& before, const Move& move);
/// Returns the position after a move, with the next player to move.
State played(const State& before, const Move& move);

/// Returns true if the side is still in the game. In fortress chess, it must have a king on the board.
bool isLiving(const State& state, char side);
/// Returns 'w' or 'b' if only this team has living players, otherwise '-'. Used in fortress chess.
char onlyTeam(const State& state);

}  // namespace slow
