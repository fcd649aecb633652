// Decides whether a position ends the game, and the result of a flag fall, by the rules that all variants share.
#pragma once

#include "rules/ending.h"
#include "rules/position.h"

#include <optional>

namespace rokada {

/// Returns an ending with half a point for every side.
[[nodiscard]] Ending draw(const Position& position, Reason reason, Side side = NoSide, int count = 0);
/// Returns an ending with 0 points for the team of `loser` and a full point for the other sides.
[[nodiscard]] Ending loss(const Position& position, Reason reason, Side loser);

/// Returns the ending if the position ends the game: team victory, mate, stalemate, the variant's own rule,
/// insufficient material or blocked pawns, in this order. Repetition and move limits need the game history; see `Game`.
[[nodiscard]] std::optional<Ending> judge(const Position& position);
/// Returns true for insufficient material by the variant's list (a dead position).
[[nodiscard]] bool deadPosition(const Position& position);
/// Returns the result after the flag of `side` falls, in two-player variants. (In variants with elimination a flag fall
/// counts as a resignation.) A loss by illegal moves is judged in the same way.
[[nodiscard]] Ending flagFall(const Position& position, Side side, Reason reason = Reason::Time);
/// Returns the number of plies without capture or pawn move after which the player to move can claim a draw; 0 if
/// never.
[[nodiscard]] int pliesToClaim(const Position& position);

}  // namespace rokada
