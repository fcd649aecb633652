// Settings of new games: the last choices for each variant, and the variants whose rules were already shown.
#pragma once

#include "kit/settings.h"
#include "rules/variant.h"

#include <string_view>

namespace rokada::ui {

struct GameChoice;

/// Maximum length of a player name, in characters.
inline constexpr int LongestName = 40;

namespace keys {

/// Variant of the last new game; chess by default.
[[nodiscard]] Setting<const VariantInfo*> lastGame();
/// True if the special rules of this variant were already shown.
[[nodiscard]] Setting<bool> introduced(std::string_view game);

}  // namespace keys

void declareGames(Settings& settings);

/// Returns the last choices for this variant, or the default choices if there are none.
[[nodiscard]] GameChoice lastChoice(const Settings& settings, const VariantInfo& game);
/// Saves the players and clocks of `choice` as the last choices for its variant. Names of people and all other choices
/// stay as they were. The variant becomes that of the last new game.
void keepTable(Settings& settings, const GameChoice& choice);
/// Saves all values of `choice`. Its variant becomes that of the last new game.
void keepChoice(Settings& settings, const GameChoice& choice);

}  // namespace rokada::ui
