// Whether a position is over, and what a fallen flag means: the judgements that all variants share.
#pragma once

#include "rules/ending.h"
#include "rules/position.h"

#include <optional>

namespace rokada {

/// Every side gets half a point.
[[nodiscard]] Ending draw(const Position& position, Reason reason, Side side = NoSide, int count = 0);
/// The team of `loser` gets nothing, the others a point.
[[nodiscard]] Ending loss(const Position& position, Reason reason, Side loser);

/// Whether the position is over by itself, in the order of the rules: team victory, mate and stalemate, the variant's
/// own rule, insufficient material, blocked pawns. Repetition and move limits need a history: see `Game`.
[[nodiscard]] std::optional<Ending> judge(const Position& position);
/// Insufficient material, by the variant's list (a dead position).
[[nodiscard]] bool deadPosition(const Position& position);
/// What the fall of this side's flag means on this board, in variants for two. (In variants with elimination it is a
/// resignation.) Illegal moves that lose are judged alike.
[[nodiscard]] Ending flagFall(const Position& position, Side side, Reason reason = Reason::Time);
/// Plies without capture or pawn move after which the player to move may claim a draw; 0 if never.
[[nodiscard]] int pliesToClaim(const Position& position);

}  // namespace rokada
