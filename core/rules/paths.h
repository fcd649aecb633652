// The paths of pieces, for drawing and explaining: the squares that a move passes, the lines of a check, and what a
// piece could do if it were its side's turn. Everything comes from the same movements as the move generator.
#pragma once

#include "rules/position.h"

#include <array>
#include <vector>

namespace rokada {

/// A line of squares, start and end included. On a board that wraps two neighbours may lie on opposite edges.
using Path = std::vector<Square>;

/// The open paths, in the position before the move, on which its piece can go from its origin to its target, shortest
/// first. Drops and forced moves have none; a castling has the king's.
[[nodiscard]] std::vector<Path> pathsOf(const Position& position, Move move);
/// Every line on which a living enemy attacks the king of `side`, from the attacker to the king. One piece may attack
/// on several lines at once (a rook on the torus).
[[nodiscard]] std::vector<Path> checks(const Position& position, Side side);
/// The last move has put this side in check, or has added a check: among four sides a check may be older than that.
[[nodiscard]] bool newlyInCheck(const Position& before, const Position& after, Side side);

/// Every line on which a living enemy of `defender` attacks the square.
[[nodiscard]] std::vector<Path> attacksOn(const Position& position, Square square, Side defender);
/// How far the piece on `from` may go by this atom of its kind: farther while it has the right to its first move.
[[nodiscard]] int reachOf(const Position& position, const MoveAtom& atom, Square from);

/// What a piece may do on a square, the threefold distinction of the Bolyar rules.
enum class Reach : std::uint8_t {
    Both,     ///< may move and capture there
    Quiet,    ///< may move there, but not capture
    Capture,  ///< may only capture there
};
/// A square within a piece's movement.
struct PseudoLegalTarget {
    Square square;
    Reach reach;
    bool legal;             ///< a legal move now (for the side to move)
    bool capture;           ///< an enemy to capture stands there (or a pawn is captured en passant)
    Kind becomes = NoKind;  ///< what a compulsory promotion makes of it; NoKind if none or by choice
    bool bonus = false;     ///< the arrival gives a bonus
};
/// How the piece on `square` moves on this board, whichever side is to move: squares it may go to by its own movement,
/// blocking pieces respected, other rules (own king's safety, turn) ignored except in `legal`; capture-only squares are
/// listed even if empty. Castling is included if legal.
[[nodiscard]] std::vector<PseudoLegalTarget> pseudoLegalTargets(const Position& position, Square square);

/// The piece would give check from its target, but gives none as what it becomes there.
[[nodiscard]] bool arrivalLosesCheck(const Position& position, Move move);

/// One of the two paths of a knight's move beside walls: a straight and a diagonal step, or the other way round.
struct LameLeap {
    std::array<Square, 3> squares{NoSquare, NoSquare, NoSquare};
    int open = 0;  ///< how many of its two steps no wall closes

    friend bool operator==(const LameLeap&, const LameLeap&) = default;
};
/// The paths of the piece on `square` to every square for which walls close at least one of them, both paths to each.
[[nodiscard]] std::vector<LameLeap> walledLameLeaps(const Position& position, Square square);

}  // namespace rokada
