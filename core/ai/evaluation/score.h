// Defines scores: centipawns for a team, or mate in a number of plies.
#pragma once

#include <cstdint>

namespace rokada {

/// Centipawns from the view of the team to move. Values beyond +-`MateBound` are mates.
using Score = int;

/// Bound type of a search score. `Upper`: the true score is at most the given score. `Lower`: it is at least the given
/// score.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// Maximum length of a variation in the search, in plies, forced moves included.
inline constexpr int MaxPly = 128;
/// Greater than every valid score.
inline constexpr Score Infinite = 32000;
/// Score of a position in which the enemies are already mated.
inline constexpr Score MateScore = 31000;
/// Scores above `MateBound` or below -`MateBound` are mates.
inline constexpr Score MateBound = MateScore - 2 * MaxPly;
/// Greatest score that is not a mate.
inline constexpr Score MaxEvaluation = MateBound - 1;

/// Returns the score of giving mate `ply` plies from the root.
[[nodiscard]] constexpr Score mateIn(int ply) { return MateScore - ply; }
/// Returns the score of being mated `ply` plies from the root.
[[nodiscard]] constexpr Score matedIn(int ply) { return ply - MateScore; }
/// Returns true for mate scores of either side.
[[nodiscard]] constexpr bool isMate(Score score) { return score > MateBound || score < -MateBound; }
/// Returns the number of plies until the mate. Precondition: `score` is a mate score.
[[nodiscard]] constexpr int pliesToMate(Score score) { return MateScore - (score > 0 ? score : -score); }

}  // namespace rokada
