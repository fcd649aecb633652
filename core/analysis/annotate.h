// Writes the results of a review into the game tree as other programs do: [%eval] commands, annotation symbols,
// variations.
#pragma once

#include "analysis/review.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rokada {

/// Returns an evaluation for the first team such as "0.34" or "#-3". `line` is the variation of the score, if it is
/// known; see `turnsToMate`.
[[nodiscard]] std::string evalText(const Position& position, Score score, std::span<const Move> line = {});
/// Parses the text of `evalText`. Accepts a depth after a comma too, which other programs write ("0.3,18"). Returns
/// nullopt if the text is not an evaluation.
[[nodiscard]] std::optional<Score> evalIn(std::string_view text, std::size_t sides);
/// Returns the NAG for "?!", "?" or "??"; 0 for a sound move.
[[nodiscard]] int nagOf(MoveGrade grade);

/// Writes the evaluations of the start and of every reviewed move that is still in the tree. A bad move also gets its
/// symbol, unless a person has annotated it, and the better line as a variation of at most `plies` moves. Existing
/// nodes keep their numbers.
void annotate(GameTree& tree, const Review& review, int plies = 10);

}  // namespace rokada
