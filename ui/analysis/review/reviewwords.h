// Texts of a review in the current language: sentences for the record, and rich text for the panel.
#pragma once

#include "analysis/movefault.h"
#include "analysis/variationtexts.h"

#include <QString>

namespace rokada::ui {

/// Returns sentences about the highest cost of a mistake and about the better move. Returns an empty text if the
/// mistake has no explanation except its evaluations.
[[nodiscard]] QString faultWords(const Position& before, const ReviewedMove& move, const MoveFault& fault);

/// Returns the two variations that the rich text links to, from the position before the move. The first is the better
/// variation, the second the played move with its continuation.
[[nodiscard]] std::vector<Variation> reviewedLines(const ReviewedMove& move);

/// Returns the rich text about a move: the move with its grade, evaluations, explanation and variations. `nag` is its
/// symbol in the record.
[[nodiscard]] QString momentHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                                 const VariationStyle& style);

/// Returns the first part of `momentHtml`: the move with its grade, evaluations and cost.
[[nodiscard]] QString judgedHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                                 const VariationStyle& style);
[[nodiscard]] QString paragraph(const QString& html);
/// Returns the moves of the variation `lines[rank]` as links.
[[nodiscard]] QString lineHtml(const Task& before, const std::vector<Variation>& lines, std::size_t rank,
                               NotationStyle style);
/// Loss of winning chance, from 0 to 1, below which a move counts as equal to the best move.
inline constexpr double HardlyAnything = 0.02;
/// Returns the name of a grade, for example "Blunder"; empty for a sound move.
[[nodiscard]] QString gradeName(MoveGrade grade);

}  // namespace rokada::ui
