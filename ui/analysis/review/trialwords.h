// Texts of a trial for the review panel, as rich text in the current language.
#pragma once

#include "analysis/variationtexts.h"
#include "review/movetrial.h"
#include "scene/movemark.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// Precondition: the trial is active.
[[nodiscard]] QString trialHtml(const MoveTrial& trial, const VariationStyle& style);
/// Returns the variations that the text links to, from the position before the mistake: the best move, and the tried
/// one.
[[nodiscard]] std::vector<Variation> trialLines(const MoveTrial& trial);

/// Returns the marks on the board: praise, or the fault of the tried move with its answer; the best move if it is
/// shown.
[[nodiscard]] MoveMark trialMark(const MoveTrial& trial);

}  // namespace rokada::ui
