// Explains why a piece, or the top of a tower (a stack of pieces on one square), has no legal move. For a piece of a
// side that is not to move, explains why it has no target square.
#pragma once

#include "rules/position.h"

#include <optional>

namespace rokada {

/// Reasons why a piece cannot move. `by` and `uncovered` are the members of `StuckPiece`.
enum class StuckReason : std::uint8_t {
    ReserveFirst,  ///< for `whyStuck`: its side must place reserve pieces first
    InCheck,       ///< `by` gives check and no move of this piece stops it
    CheckRemains,  ///< `by` gives check and only a move of another part of this tower stops it
    Pinned,        ///< `by` would capture the king if the piece moved
    NoSafeSquare,  ///< for a king: the squares around it are attacked or occupied
    ShutIn,  ///< its path is blocked: `by` is the only blocking piece, NoSquare if several pieces or walls block it
    /// The move would leave pieces of the tower on `by` behind, with an enemy piece of kind `uncovered` on top, which
    /// would capture the king.
    Uncovers,
    OwnKing,  ///< every move would allow the capture of the king of its side
    Placing,  ///< for `whyNoTarget`: its side must place reserve pieces first
};

/// Explanation of a piece without a move.
struct StuckPiece {
    StuckReason reason = StuckReason::ShutIn;
    Square by = NoSquare;     ///< square that the reason names; NoSquare if it names none
    Kind uncovered = NoKind;  ///< `Uncovers` only: kind of the piece on `by` after the move

    friend bool operator==(const StuckPiece&, const StuckPiece&) = default;
};

/// Explains why the piece on `from` has no legal move with the top `pieces` of its tower. Precondition: the piece
/// belongs to the side to move and has no such move.
[[nodiscard]] StuckPiece whyStuck(const Position& position, Square from, int pieces = WholeTower);
/// Explains why the piece on `from`, of any side, has no target square. Returns nullopt if it has a target square.
[[nodiscard]] std::optional<StuckPiece> whyNoTarget(const Position& position, Square from);

}  // namespace rokada
