// Settings of new games: the last choice for each variant, and the variants that were already introduced.
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

/// Returns the last choice for this variant, or the default choice.
[[nodiscard]] GameChoice lastChoice(const Settings& settings, const VariantInfo& game);
/// Saves players and clocks of `choice` and makes its variant the last one. Player names and all other choices stay.
void keepTable(Settings& settings, const GameChoice& choice);
/// Saves the whole choice and makes its variant the last one.
void keepChoice(Settings& settings, const GameChoice& choice);

}  // namespace rokada::ui
