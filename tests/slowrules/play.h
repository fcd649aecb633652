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
    const Castling* castling = nullptr;  ///< the castling, if any; in Chess960, `to` is the rook's square
};

std::string textOf(const Rules& rules, const Move& move);

/// Returns true if this pawn of the side to move may still make a double step.
bool hasDoubleStep(const State& state, Square pawn);
/// Returns true if the square belongs to the corner fortress in which the side places its reserve pieces (fortress
/// chess).
bool isHome(char side, Square square);

/// Returns the moves of the side to move, ignoring the safety of its king.
std::vector<Move> pseudoMoves(const State& state);
/// Returns the legal moves of the side to move. Lists moves with equal squares, promotion, placed piece and number of
/// moving pieces only once.
std::vector<Move> legalMoves(const State& state);
bool canMove(const State& state, char side);

/// Returns the state after a move, with the same side to move.
State moved(const State& before, const Move& move);
/// Returns the state after a move, with the next player to move.
State played(const State& before, const Move& move);

/// Returns true if the side is still in the game. In fortress chess, it must have a king on the board.
bool isLiving(const State& state, char side);
/// Used in fortress chess: returns 'w' or 'b' if only White's or only Black's team has living players. Otherwise
/// returns '-'.
char onlyTeam(const State& state);

}  // namespace slow
