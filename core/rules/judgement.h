// Decides by the rules common to all variants whether a position ends the game, and the result of a flag fall.
#pragma once

#include "rules/ending.h"
#include "rules/position.h"

#include <optional>

namespace rokada {

/// Returns a draw: an ending with one half point for each side.
[[nodiscard]] Ending draw(const Position& position, Reason reason, Side side = NoSide, int count = 0);
/// Returns a loss: an ending with 0 points for the team of `loser` and a full point for the other sides.
[[nodiscard]] Ending loss(const Position& position, Reason reason, Side loser);

/// Returns the ending if the position ends the game, otherwise nullopt. Tests in this order: victory of a team,
/// checkmate and stalemate, the variant's own rule (`Rules::judge`), insufficient material, blocked pawns. Repetition
/// and move limits need the history of the game; see `Game`.
[[nodiscard]] std::optional<Ending> judge(const Position& position);
/// Returns true if the material is insufficient by the rules of the variant, so the position is dead.
[[nodiscard]] bool deadPosition(const Position& position);
/// Returns the result after the flag of `side` has fallen. With `reason` IllegalMove, returns the result of a loss by
/// illegal moves, which follows the same rule. Precondition: the variant has no elimination. With elimination, a flag
/// fall counts as a resignation.
[[nodiscard]] Ending flagFall(const Position& position, Side side, Reason reason = Reason::Time);
/// Returns the number of plies without a capture or pawn move after which the side to move can claim a draw. Returns 0
/// if it can never claim.
[[nodiscard]] int pliesToClaim(const Position& position);

}  // namespace rokada
