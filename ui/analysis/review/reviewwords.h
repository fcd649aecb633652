// Texts of a review in the current language: sentences for the record, rich text for the panel.
#pragma once

#include "analysis/movefault.h"
#include "analysis/variationtexts.h"

#include <QString>

namespace rokada::ui {

/// Returns sentences about the cost of the move, highest first, and the reason for the better one. Empty if there are
/// only numbers.
[[nodiscard]] QString faultWords(const Position& before, const ReviewedMove& move, const MoveFault& fault);

/// Returns the variations that the rich text links to, from the position before the move: the better one, and the
/// played move with its continuation.
[[nodiscard]] std::vector<Variation> reviewedLines(const ReviewedMove& move);

/// Returns the move with its grade, evaluations, explanation and variations; `nag` is its symbol in the record.
[[nodiscard]] QString momentHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                                 const VariationStyle& style);

/// Returns the first part of that: the move with its grade, evaluations and cost.
[[nodiscard]] QString judgedHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                                 const VariationStyle& style);
[[nodiscard]] QString paragraph(const QString& html);
/// Returns the moves of one variation as links.
[[nodiscard]] QString lineHtml(const Task& before, const std::vector<Variation>& lines, std::size_t rank,
                               NotationStyle style);
/// Loss of winning chance below which a move counts as equal to the best one.
inline constexpr double HardlyAnything = 0.02;
/// Returns for example "Blunder"; empty for a sound move.
[[nodiscard]] QString gradeName(MoveGrade grade);

}  // namespace rokada::ui
