// What is said while a better move is looked for, in the language in force, as rich text for the panel of the review.
#pragma once

#include "analysis/variationtexts.h"
#include "review/movetrial.h"
#include "scene/movemark.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// Of an active trial.
[[nodiscard]] QString trialHtml(const MoveTrial& trial, const VariationStyle& style);
/// The variations that it links to, from the place before the bad move: the best move, and the one that was tried.
[[nodiscard]] std::vector<Variation> trialLines(const MoveTrial& trial);

/// On the board: praise, or what is wrong with the move that was tried and what answers it; the best move if it is
/// told.
[[nodiscard]] MoveMark trialMark(const MoveTrial& trial);

}  // namespace rokada::ui
