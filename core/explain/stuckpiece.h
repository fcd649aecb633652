// Explains why a piece, or a part of a tower, has no legal move, or no target square if it is not its turn.
#pragma once

#include "rules/position.h"

#include <optional>

namespace rokada {

enum class StuckReason : std::uint8_t {
    ReserveFirst,  ///< reserve pieces must be placed first
    InCheck,       ///< `by` gives check and this piece cannot stop it
    CheckRemains,  ///< `by` gives check and only another part of this tower can stop it
    Pinned,        ///< `by` would capture the king if the piece moved
    NoSafeSquare,  ///< for a king: the squares around it are attacked or occupied
    ShutIn,        ///< `by` is the only piece in its way; NoSquare if there are several, or walls
    Uncovers,      ///< the piece `uncovered` below it on `by` would capture its king
    OwnKing,       ///< every move would allow the capture of its king
    Placing,       ///< its side must place reserve pieces first
};

struct StuckPiece {
    StuckReason reason = StuckReason::ShutIn;
    Square by = NoSquare;     ///< square of the piece that causes it
    Kind uncovered = NoKind;  ///< `Uncovers` only: kind on top of that square after the move

    friend bool operator==(const StuckPiece&, const StuckPiece&) = default;
};

/// Explains why the piece on `from` has no legal move with the top `pieces` of its tower. Precondition: it belongs to
/// the side to move and has no such move.
[[nodiscard]] StuckPiece whyStuck(const Position& position, Square from, int pieces = WholeTower);
/// Explains why the piece on `from`, of any side, has no target square. Returns nullopt if it has one.
[[nodiscard]] std::optional<StuckPiece> whyNoTarget(const Position& position, Square from);

}  // namespace rokada
