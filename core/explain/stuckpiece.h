// Why a piece, or a part of a tower, has no legal move at all, or no square to go to if it is not its turn.
#pragma once

#include "rules/position.h"

#include <optional>

namespace rokada {

enum class StuckReason : std::uint8_t {
    ReserveFirst,  ///< reserve pieces must be placed first
    InCheck,       ///< `by` gives check, and this piece cannot help
    CheckRemains,  ///< `by` gives check, and only another part of this tower can help
    Pinned,        ///< without it `by` would capture its king
    NoSafeSquare,  ///< of a king: the squares around it are attacked or occupied
    ShutIn,        ///< `by` is the only piece in its way; NoSquare if there are more, or walls
    Uncovers,      ///< the piece `uncovered` under it on `by` would capture its king
    OwnKing,       ///< each of its moves would let its king be captured
    Placing,       ///< its side has reserve pieces to place first
};

struct StuckPiece {
    StuckReason reason = StuckReason::ShutIn;
    Square by = NoSquare;     ///< where the piece stands that is to blame
    Kind uncovered = NoKind;  ///< of `Uncovers`: what is on top of that square then

    friend bool operator==(const StuckPiece&, const StuckPiece&) = default;
};

/// Call it only if the piece on `from` is one of the side to move, and has no legal move with the upper `pieces` of its
/// tower.
[[nodiscard]] StuckPiece whyStuck(const Position& position, Square from, int pieces = WholeTower);
/// Of a piece of any side that somebody looks at: why no square is marked for it; nothing if some are.
[[nodiscard]] std::optional<StuckPiece> whyNoTarget(const Position& position, Square from);

}  // namespace rokada
