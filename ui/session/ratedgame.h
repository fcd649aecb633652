// Tells whether a game counts for the ratings of people, and against which rating.
#pragma once

#include "rating/glicko.h"
#include "session/gamesetup.h"

#include <optional>

namespace rokada::ui {

/// Opponents of the people in a game.
struct RatedOpponents {
    double rating = 0;     ///< mean rating of the opponents
    double deviation = 0;  ///< standard deviation of this mean
};

/// Returns the opponents of the people. Returns nullopt if the game cannot count for ratings: its rules or its start
/// are not the default ones, people play in both teams or in none, an external engine plays, or a person used help.
[[nodiscard]] std::optional<RatedOpponents> ratedOpponents(const GameSetup& setup);
/// Returns the level, as `Level::steps`, of the opponent that a person with this rating should play next. Returns 0 if
/// the next opponent would be the one of the level `last`. After a win, the next opponent is stronger than the last one
/// if possible.
[[nodiscard]] int nextOpponent(std::string_view game, double rating, Level last, bool won);

}  // namespace rokada::ui
