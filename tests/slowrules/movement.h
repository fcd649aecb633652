#pragma once

#include <optional>
#include <vector>

#include "slowrules/state.h"

namespace slow {

/// One direction or leap in the movement of a piece.
struct MoveAtom {
    int dx = 0;
    int dy = 0;
    bool slides = false;
    bool moves = true;     ///< true if the piece can move to an empty square
    bool captures = true;  ///< true if the piece can capture and attack
};

/// Returns the movement of a piece of any kind except the pawn.
const std::vector<MoveAtom>& atomsOf(const Rules& rules, Piece piece);

/// Returns the step of a pawn straight ahead. The coordinates of the result are the changes of file and rank.
Square aheadOf(const Rules& rules, char side, Square pawn);
/// Returns the squares that a pawn attacks.
std::vector<Square> pawnPrey(const Rules& rules, char side, Square pawn);

/// Visits the squares along a path, up to and including the first occupied one. On the board of Vyrt chess, whose
/// opposite edges are joined, a sliding piece stops before its own square.
template <class Visit>
void walk(const State& state, Square from, const MoveAtom& atom, Visit visit) {
    auto square = landing(state.rules, from, atom.dx, atom.dy);
    while (square && *square != from) {
        visit(*square);
        if (!atom.slides || state.at(*square)) return;
        square = landing(state.rules, *square, atom.dx, atom.dy);
    }
}

/// Returns true if the piece on `from` could capture an enemy piece on `target`. Ignores the safety of the attacker's
/// own king.
bool attacks(const State& state, Square from, Square target);
bool attackedBy(const State& state, Square target, char by);
bool attackedByEnemies(const State& state, Square target, char owner);
bool kingAttacked(const State& state, char side);

}  // namespace slow
