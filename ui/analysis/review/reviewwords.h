// What a review says of moves, in the language in force: sentences for the record, rich text for the panel.
#pragma once

#include "analysis/movefault.h"
#include "analysis/variationtexts.h"

#include <QString>

namespace rokada::ui {

/// What the move has cost, the dearest first, and what speaks for the better one: whole sentences. Empty if there are
/// no facts but numbers.
[[nodiscard]] QString faultWords(const Position& before, const ReviewedMove& move, const MoveFault& fault);

/// The variations that the rich text links to, from the position before the move: what was better, and the move that
/// was played with what follows.
[[nodiscard]] std::vector<Variation> reviewedLines(const ReviewedMove& move);

/// The move with its grade, values, words and variations; `nag` is the symbol that it has in the record.
[[nodiscard]] QString momentHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                                 const VariationStyle& style);

/// The first half of that: the move with its grade and values, and what it has cost.
[[nodiscard]] QString judgedHtml(const Task& before, const ReviewedMove& move, const MoveFault* fault, int nag,
                                 const VariationStyle& style);
[[nodiscard]] QString paragraph(const QString& html);
/// The moves of one of the variations, as links.
[[nodiscard]] QString lineHtml(const Task& before, const std::vector<Variation>& lines, std::size_t rank,
                               NotationStyle style);
/// What loses no more of the winning chance is as good as the best.
inline constexpr double HardlyAnything = 0.02;
/// "Blunder"; empty of a sound move.
[[nodiscard]] QString gradeName(MoveGrade grade);

}  // namespace rokada::ui
