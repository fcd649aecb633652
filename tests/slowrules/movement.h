#pragma once

#include <optional>
#include <vector>

#include "slowrules/state.h"

namespace slow {

/// One direction or leap of a piece.
struct MoveAtom {
    int dx = 0;
    int dy = 0;
    bool slides = false;
    bool moves = true;     ///< to an empty square
    bool captures = true;  ///< also what it attacks
};

/// How every piece except the pawn moves.
const std::vector<MoveAtom>& atomsOf(const Rules& rules, Piece piece);

/// One step ahead for a pawn on that square.
Square aheadOf(const Rules& rules, char side, Square pawn);
/// The squares a pawn attacks.
std::vector<Square> pawnPrey(const Rules& rules, char side, Square pawn);

/// Squares along a path up to the first piece and with it, in order.
/// A slider on the torus stops before its own square.
template <class Visit>
void walk(const State& state, Square from, const MoveAtom& atom, Visit visit) {
    auto square = landing(state.rules, from, atom.dx, atom.dy);
    while (square && *square != from) {
        visit(*square);
        if (!atom.slides || state.at(*square)) return;
        square = landing(state.rules, *square, atom.dx, atom.dy);
    }
}

/// Could the piece on `from` capture an enemy on `target`, its own king's safety apart?
bool attacks(const State& state, Square from, Square target);
bool attackedBy(const State& state, Square target, char by);
bool attackedByEnemies(const State& state, Square target, char owner);
bool kingAttacked(const State& state, char side);

}  // namespace slow
