// Writes the results of a review (review.h) into the game tree as other programs do: [%eval] commands, annotation
// symbols and variations.
#pragma once

#include "analysis/review.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rokada {

/// Returns an evaluation from the view of the first team, such as "0.34" or "#-3". `line` is the variation of the
/// score, if it is known; it makes the number of turns to a mate exact (see `turnsToMate`).
[[nodiscard]] std::string evalText(const Position& position, Score score, std::span<const Move> line = {});
/// Parses a text that `evalText` can write. A depth after a comma is accepted and ignored, because other programs write
/// it ("0.3,18"). `sides` is the number of sides in the variant. Returns nullopt if the text is not an evaluation.
[[nodiscard]] std::optional<Score> evalIn(std::string_view text, std::size_t sides);
/// Returns the NAG of an annotation symbol: "?!", "?" or "??". Returns 0 for a sound move.
[[nodiscard]] int nagOf(MoveGrade grade);

/// Writes the evaluations of the start position and of every reviewed move that is still in the tree. A bad move also
/// gets its annotation symbol, unless it already has one, and the better line as a variation of at most `plies` moves.
/// Existing nodes keep their numbers.
void annotate(GameTree& tree, const Review& review, int plies = 10);

}  // namespace rokada
