// Texts of a review in the current language: sentences for the record, and rich text for the panel.
#pragma once

#include "analysis/movefault.h"
#include "analysis/variationtexts.h"

#include <QString>

namespace rokada::ui {

/// Returns one to three sentences about a mistake: its highest cost, or the fall of the winning chances, and the better
/// move.
[[nodiscard]] QString faultWords(const Position& before, const ReviewedMove& move, const MoveFault& fault);

/// Returns the variations that `momentHtml` links to. Both begin before the move. The first is the better variation,
/// the second is the played move with its continuation.
[[nodiscard]] std::vector<Variation> reviewedLines(const ReviewedMove& move);

/// Returns the rich text about a move: the move with its grade, evaluations, explanation and variations. `nag` is the
/// annotation symbol that the record has for the move, or 0.
[[nodiscard]] QString momentHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                                 const VariationStyle& style);

/// Returns the text of `momentHtml` without the better move and the variations: the move with its grade, evaluations
/// and cost.
[[nodiscard]] QString judgedHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                                 const VariationStyle& style);
/// Returns the numbers of blunders, mistakes and inaccuracies of each side, one paragraph a side.
[[nodiscard]] QString mistakesHtml(const Variant& variant, const Review& review);
[[nodiscard]] QString paragraph(const QString& html);
/// Returns the moves of the variation `lines[rank]` as links, which `VariationView` reports as a `VariationPlace`.
[[nodiscard]] QString lineHtml(const Task& before, const std::vector<Variation>& lines, std::size_t rank,
                               NotationStyle style);
/// Maximum loss of winning chance, from 0 to 1, of a move that counts as equal to the best move.
inline constexpr double HardlyAnything = 0.02;
/// Returns the name of a grade, for example "Blunder"; empty for a sound move.
[[nodiscard]] QString gradeName(MoveGrade grade);

}  // namespace rokada::ui
