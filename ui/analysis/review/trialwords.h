// Texts about a trial for the review panel, as rich text in the current language.
#pragma once

#include "analysis/variationtexts.h"
#include "review/movetrial.h"
#include "scene/movemark.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// Returns the text for the current state. Precondition: the trial is active.
[[nodiscard]] QString trialHtml(const MoveTrial& trial, const VariationStyle& style);
/// Returns the two variations that the text links to, from the position before the mistake. The first begins with the
/// best move, the second with the tried move.
[[nodiscard]] std::vector<Variation> trialLines(const MoveTrial& trial);

/// Returns the marks on the board. At the tried move, they show its symbol and the answer to a mistake. At the position
/// before the mistake, they show the best move if the user has asked for it.
[[nodiscard]] MoveMark trialMark(const MoveTrial& trial);

}  // namespace rokada::ui
