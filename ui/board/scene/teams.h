// Teams of allied sides, and their colours. Partners have one colour, so that everybody sees who plays with whom.
#pragma once

#include "base/basics.h"
#include "rules/variant.h"

#include <QColor>

#include <vector>

namespace rokada::ui {

struct Theme;

/// Returns the sides of each team. Teams and their sides are in the order of play.
[[nodiscard]] std::vector<std::vector<Side>> teamsOf(const Variant& variant);
/// Returns true if some sides of the variant are partners.
[[nodiscard]] bool hasTeams(const Variant& variant);
/// Returns the other sides of the team of `side`.
[[nodiscard]] std::vector<Side> partnersOf(const Variant& variant, Side side);
/// Returns the colour of the team of `side`. Its contrast ratio to the canvas of `theme` is at least 3, and it differs
/// from the colours of all sides.
[[nodiscard]] QColor teamColour(const Variant& variant, Side side, const Theme& theme);

/// Width of edges in the colour of a team, in pixels.
inline constexpr int TeamEdge = 2;

}  // namespace rokada::ui
