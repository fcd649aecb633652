// The ways that men take, for drawing and explaining: the squares a move passes, the lines of a check, and what a man
// could do if it were its turn. Everything comes from the same movements as the move generator.
#pragma once

#include "rules/position.h"

#include <array>
#include <vector>

namespace rokada {

/// A line of squares, start and end included. On a board that wraps two neighbours may lie on opposite edges.
using Path = std::vector<Square>;

/// The open ways, in the position before the move, on which its man can go from its origin to its target, shortest
/// first. Deployments and forced moves have none; a castling has the king's.
[[nodiscard]] std::vector<Path> pathsOf(const Position& position, Move move);
/// Every line on which a living enemy attacks the king of `side`, from the attacker to the king. One man may attack on
/// several lines at once (a rook on the torus).
[[nodiscard]] std::vector<Path> checks(const Position& position, Side side);

/// Every line on which a living enemy of `defender` attacks the square.
[[nodiscard]] std::vector<Path> attacksOn(const Position& position, Square square, Side defender);
/// How far the man on `from` may go on this way of its kind: its first move is longer while it has the right to it.
[[nodiscard]] int reachOf(const Position& position, const MoveAtom& atom, Square from);

/// What a square is for a man, the threefold distinction of the Bolyar rules.
enum class Reach : std::uint8_t {
    Both,     ///< may move there and may take there
    Quiet,    ///< may move there, but not take
    Capture,  ///< may only take there
};
/// A square that a man's movement touches.
struct PseudoLegalTarget {
    Square square;
    Reach reach;
    bool legal;             ///< a legal move now (for the side to move)
    bool capture;           ///< an enemy to take stands there (or a pawn is taken en passant)
    Kind becomes = NoKind;  ///< what a compulsory promotion makes of it; NoKind if none or by choice
    bool bonus = false;     ///< the arrival gives a bonus
};
/// How the man on `square` moves on this board, whoever's turn it is: squares it may go to by its own movement, men in
/// the way respected, other rules (own king's safety, turn) ignored except in `legal`; squares it may only take on are
/// listed even if nobody stands there. Castling is included if legal.
[[nodiscard]] std::vector<PseudoLegalTarget> pseudoLegalTargets(const Position& position, Square square);

/// The man would give check from his target as he is, but gives none as what he becomes there.
[[nodiscard]] bool arrivalLosesCheck(const Position& position, Move move);

/// One of the two ways of a knight's move beside walls: a straight and a diagonal step, or the other way round.
struct LameLeap {
    std::array<Square, 3> squares{NoSquare, NoSquare, NoSquare};
    int open = 0;  ///< how many of its two steps no wall closes

    friend bool operator==(const LameLeap&, const LameLeap&) = default;
};
/// The ways of the man on `square` to every square for which walls close at least one of them, both ways to each.
[[nodiscard]] std::vector<LameLeap> walledLameLeaps(const Position& position, Square square);

}  // namespace rokada
