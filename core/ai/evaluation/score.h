// The value of a position: centipawns for a team, or mate in so many plies.
#pragma once

#include <cstdint>

namespace rokada {

/// Centipawns, from the view of the team to move. Values beyond `MateBound` are mates.
using Score = int;

/// What a score that a search has found says of the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// The longest variation that the search follows, in plies, forced moves included.
inline constexpr int MaxPly = 128;
/// Greater than every score.
inline constexpr Score Infinite = 32000;
/// A mate on the board.
inline constexpr Score MateScore = 31000;
/// Scores beyond it, in either direction, are mates.
inline constexpr Score MateBound = MateScore - 2 * MaxPly;
/// The greatest score that is not a mate.
inline constexpr Score MaxEvaluation = MateBound - 1;

/// To mate in `ply` plies from the root.
[[nodiscard]] constexpr Score mateIn(int ply) { return MateScore - ply; }
/// To be mated in `ply` plies from the root.
[[nodiscard]] constexpr Score matedIn(int ply) { return ply - MateScore; }
[[nodiscard]] constexpr bool isMate(Score score) { return score > MateBound || score < -MateBound; }
/// Plies until the mate of a mate score.
[[nodiscard]] constexpr int pliesToMate(Score score) { return MateScore - (score > 0 ? score : -score); }

}  // namespace rokada
