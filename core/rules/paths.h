// Computes paths for drawings and explanations: squares that a move passes, lines of a check, and pseudo-legal targets
// of a piece. Uses the same movements as the move generator.
#pragma once

#include "rules/position.h"

#include <array>
#include <vector>

namespace rokada {

/// Squares of a line from start to end, both included. On a board that wraps, two neighbours can be on opposite edges.
using Path = std::vector<Square>;

/// Returns the paths that are open for `move` in `position`, from its origin to its target, the shortest first. Returns
/// the king's path for castling, and no path for drops and forced moves.
[[nodiscard]] std::vector<Path> pathsOf(const Position& position, Move move);
/// Returns all lines on which an enemy that is not eliminated attacks the king of `side`, from the attacker to the
/// king. On the torus, one rook can attack on several lines.
[[nodiscard]] std::vector<Path> checks(const Position& position, Side side);
/// Returns true if the move from `before` to `after` gives check to `side`. With four sides, `side` can already be in
/// check by an earlier move, which does not count.
[[nodiscard]] bool newlyInCheck(const Position& before, const Position& after, Side side);

/// Returns all lines on which an enemy of `defender` that is not eliminated attacks `square`.
[[nodiscard]] std::vector<Path> attacksOn(const Position& position, Square square, Side defender);
/// Returns the maximum number of steps in a row that the piece on `from` can make with `atom`, an element of its
/// movement. A longer first move counts only while the piece has the right to this move.
[[nodiscard]] int reachOf(const Position& position, const MoveAtom& atom, Square from);

/// Actions that a piece can perform on a square. In the variant Bolyar, some pieces can only move or only capture
/// there.
enum class Reach : std::uint8_t {
    Both,     ///< can move and capture there
    Quiet,    ///< can move there, but not capture
    Capture,  ///< can only capture there
};
/// Square that the movement of a piece reaches.
struct PseudoLegalTarget {
    Square square;
    Reach reach;
    bool legal;    ///< true if the side to move can move to the square now
    bool capture;  ///< true if the move captures an enemy piece on the square, or a pawn en passant
    /// Kind after a promotion without a choice; NoKind if the piece does not promote or the player chooses.
    Kind becomes = NoKind;
    bool bonus = false;  ///< true if the move to the square gains a bonus, for example new boats in Bolyar
};
/// Returns the squares that the piece on `square` reaches by its movement, even if its side is not to move. Pieces in
/// the way block it. Other rules, such as the safety of the king, count only in `legal`. Includes capture-only squares
/// without an enemy piece, and the target of a legal castling.
[[nodiscard]] std::vector<PseudoLegalTarget> pseudoLegalTargets(const Position& position, Square square);

/// Returns true if the piece gives no check because it promotes on its target square, but would give check without the
/// promotion.
[[nodiscard]] bool arrivalLosesCheck(const Position& position, Move move);

/// One of the two paths of a lame knight's move beside walls: a straight and a diagonal step, in either order.
struct LameLeap {
    std::array<Square, 3> squares{NoSquare, NoSquare, NoSquare};
    int open = 0;  ///< number of steps, from the start, that no wall blocks

    friend bool operator==(const LameLeap&, const LameLeap&) = default;
};
/// Returns both paths of the piece on `square` to every target for which walls block at least one of them.
[[nodiscard]] std::vector<LameLeap> walledLameLeaps(const Position& position, Square square);

}  // namespace rokada
