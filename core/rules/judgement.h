// Whether a position is over, and what a fallen flag means: the judgements that all games share.
#pragma once

#include "rules/ending.h"
#include "rules/position.h"

#include <optional>

namespace rokada {

/// Every side of the position's game gets half a point.
[[nodiscard]] Ending draw(const Position& position, Reason reason, Side side = NoSide, int count = 0);
/// The team of `loser` gets nothing, the others a point.
[[nodiscard]] Ending loss(const Position& position, Reason reason, Side loser);

/// Whether the position is over by itself, in the order of the rules: team victory, mate and stalemate, the game's own
/// rule, dead material. Repetition and move limits need a history: see `Game`.
[[nodiscard]] std::optional<Ending> judge(const Position& position);
/// Nobody can mate: the game's list of dead material (the documents' "dead position" or "insufficient material").
[[nodiscard]] bool deadPosition(const Position& position);
/// What the fall of this side's flag means on this board, in games of two. (Where armies leave, it is a resignation.)
/// Illegal moves that lose are judged alike.
[[nodiscard]] Ending flagFall(const Position& position, Side side, Reason reason = Reason::Time);
/// Plies without capture or pawn move after which the player to move may claim a draw; 0 if he never may.
[[nodiscard]] int pliesToClaim(const Position& position);

}  // namespace rokada
