// Computes paths of pieces for drawing and explanations: the squares that a move passes, the lines of a check, and the
// pseudo-legal targets of a piece. Uses the same movements as the move generator.
#pragma once

#include "rules/position.h"

#include <array>
#include <vector>

namespace rokada {

/// Squares of a line, start and end included. On a board that wraps, two neighbours can be on opposite edges.
using Path = std::vector<Square>;

/// Returns the open paths of `move` from its origin to its target, in the position before the move, shortest first.
/// Drops and forced moves have none; a castling has the king's path.
[[nodiscard]] std::vector<Path> pathsOf(const Position& position, Move move);
/// Returns every line on which a living enemy attacks the king of `side`, from the attacker to the king. One piece can
/// attack on several lines (a rook on the torus).
[[nodiscard]] std::vector<Path> checks(const Position& position, Side side);
/// Returns true if the last move gives check to `side`. With four sides an older check can still exist.
[[nodiscard]] bool newlyInCheck(const Position& before, const Position& after, Side side);

/// Returns every line on which a living enemy of `defender` attacks `square`.
[[nodiscard]] std::vector<Path> attacksOn(const Position& position, Square square, Side defender);
/// Returns how many times the piece on `from` can repeat `atom`: more often while it has the right to its first move.
[[nodiscard]] int reachOf(const Position& position, const MoveAtom& atom, Square from);

/// Actions that a piece can perform on a square, distinguished as in the rules of Bolyar.
enum class Reach : std::uint8_t {
    Both,     ///< can move and capture there
    Quiet,    ///< can move there, but not capture
    Capture,  ///< can only capture there
};
/// Square within the movement of a piece.
struct PseudoLegalTarget {
    Square square;
    Reach reach;
    bool legal;             ///< true if it is a legal move now (for the side to move)
    bool capture;           ///< true if an enemy piece on it can be captured, or a pawn en passant
    Kind becomes = NoKind;  ///< kind after a compulsory promotion; NoKind if there is none or the player chooses
    bool bonus = false;     ///< true if the arrival gives a bonus
};
/// Returns the squares that the piece on `square` reaches by its own movement, for any side. Blocking pieces count;
/// other rules (safety of the own king, turn) count only in `legal`. Capture-only squares are included even if they are
/// empty, and castling if it is legal.
[[nodiscard]] std::vector<PseudoLegalTarget> pseudoLegalTargets(const Position& position, Square square);

/// Returns true if the piece would give check from its target, but gives none after its promotion there.
[[nodiscard]] bool arrivalLosesCheck(const Position& position, Move move);

/// One of the two paths of a lame knight's move (beside walls): a straight and a diagonal step, in either order.
struct LameLeap {
    std::array<Square, 3> squares{NoSquare, NoSquare, NoSquare};
    int open = 0;  ///< number of its two steps that no wall blocks

    friend bool operator==(const LameLeap&, const LameLeap&) = default;
};
/// Returns the paths of the piece on `square` to every target for which walls block at least one path. Each target has
/// both of its paths.
[[nodiscard]] std::vector<LameLeap> walledLameLeaps(const Position& position, Square square);

}  // namespace rokada
