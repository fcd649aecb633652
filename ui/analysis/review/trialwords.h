// Texts about a trial ("Try Again", see `MoveTrial`) for the review panel, as rich text in the current language.
#pragma once

#include "analysis/variationtexts.h"
#include "review/movetrial.h"
#include "scene/movemark.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// Returns the text for the current state of the trial. Precondition: the trial is active.
[[nodiscard]] QString trialHtml(const MoveTrial& trial, const VariationStyle& style);
/// Returns the variations that `trialHtml` links to. Both begin before the mistake. The first starts with the best
/// move, the second with the tried move.
[[nodiscard]] std::vector<Variation> trialLines(const MoveTrial& trial);

/// Returns the marks to paint on the board. After the tried move, they are its annotation symbol and, if it is a
/// mistake, the reply to it. In the position before the mistake, they are the best move, if the user has asked for it.
[[nodiscard]] MoveMark trialMark(const MoveTrial& trial);

}  // namespace rokada::ui
