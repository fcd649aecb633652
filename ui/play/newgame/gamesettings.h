// What was chosen last for new games, and which variants have been introduced.
#pragma once

#include "kit/settings.h"
#include "rules/variant.h"

#include <string_view>

namespace rokada::ui {

struct GameChoice;

/// Of a player, in characters.
inline constexpr int LongestName = 40;

namespace keys {

/// The variant that was chosen last, chess at first.
[[nodiscard]] Setting<const VariantInfo*> lastGame();
/// What is special in this variant has been shown once.
[[nodiscard]] Setting<bool> introduced(std::string_view game);

}  // namespace keys

void declareGames(Settings& settings);

/// What was chosen last in this variant.
[[nodiscard]] GameChoice lastChoice(const Settings& settings, const VariantInfo& game);
/// Keeps seats and clocks of a game that was begun without the other choices.
void keepTable(Settings& settings, const GameChoice& choice);
/// Keeps the choice and makes its variant the last one.
void keepChoice(Settings& settings, const GameChoice& choice);

}  // namespace rokada::ui
