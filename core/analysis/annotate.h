// Writes what a review has found into the tree of its game, as other programs do: [%eval], annotation symbols,
// variations.
#pragma once

#include "analysis/review.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rokada {

/// "0.34" or "#-3" for the first team, of a position, with the variation behind it if it is known; see `turnsToMate`.
[[nodiscard]] std::string evalText(const Position& position, Score score, std::span<const Move> line = {});
/// The opposite, also of what other programs write, "0.3,18" with a depth; nothing if it is no evaluation.
[[nodiscard]] std::optional<Score> evalIn(std::string_view text, std::size_t sides);
/// "?!", "?", "??" as NAGs; 0 of a sound move.
[[nodiscard]] int nagOf(MoveGrade grade);

/// The start and every move of the review that is still in the tree get their evaluation, a bad one its symbol, unless
/// a person has given it one, and what was better as a variation of at most `plies` moves. Nodes stay what they are.
void annotate(GameTree& tree, const Review& review, int plies = 10);

}  // namespace rokada
