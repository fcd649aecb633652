// Settings of new games: the last choices (players, clocks and rules) for each variant, and the variants whose rules
// were already shown.
#pragma once

#include "game/timecontrol.h"
#include "kit/settings.h"
#include "rules/variant.h"

#include <string_view>
#include <vector>

namespace rokada::ui {

struct GameChoice;

/// Maximum length of a player name, in characters.
inline constexpr int LongestName = 40;

namespace keys {

/// Variant of the last new game; chess by default.
[[nodiscard]] Setting<const VariantInfo*> lastGame();
/// True if the rules card of this variant was already opened for the user.
[[nodiscard]] Setting<bool> introduced(std::string_view game);

}  // namespace keys

void declareGames(Settings& settings);

/// Returns the choices that were stored last for this variant. Returns the default choices if there are none.
[[nodiscard]] GameChoice lastChoice(const Settings& settings, const VariantInfo& game);
/// Returns the clocks of the last game of this variant between people if `onlyPeople` is true, otherwise of the last
/// game with a computer. Returns an empty vector if that game had no clocks, or if there was none.
[[nodiscard]] std::vector<TimeControl> lastTimes(const Settings& settings, const VariantInfo& game, bool onlyPeople);
/// Returns true if only people play.
[[nodiscard]] bool onlyPeople(const GameChoice& choice);
/// Stores the players and clocks of `choice` as the last choices for its variant. Keeps the stored names of people and
/// all other stored choices. Also stores the variant as `keys::lastGame`.
void keepTable(Settings& settings, const GameChoice& choice);
/// Stores all values of `choice` as the last choices for its variant. Also stores the variant as `keys::lastGame`.
void keepChoice(Settings& settings, const GameChoice& choice);

}  // namespace rokada::ui
