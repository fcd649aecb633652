// Glicko-2 ratings, as described by Mark E. Glickman in "Example of the Glicko-2 system" (2022,
// glicko.net/glicko/glicko2.pdf).
#pragma once

#include <span>

namespace rokada {

/// Rating of a player. The initial values are those of an unknown player.
struct PlayerRating {
    double rating = 1500;
    double deviation = 350;    ///< standard deviation of the rating
    double volatility = 0.06;  ///< expected fluctuation of the rating, on the internal scale of Glicko-2

    friend bool operator==(const PlayerRating&, const PlayerRating&) = default;
};

/// Game of a rating period.
struct RatedResult {
    double rating;     ///< rating of the opponent
    double deviation;  ///< standard deviation of the opponent's rating
    double score;      ///< 1 for a win, 0.5 for a draw, 0 for a loss
};

/// Half of the width of a 95 % confidence interval, in standard deviations.
inline constexpr double ConfidenceSigmas = 1.96;

/// Constant that limits the change of the volatility; the paper recommends 0.3 to 1.2.
inline constexpr double UsualTau = 0.5;

/// Returns the rating of `player` after a rating period with these games. Without games only the deviation grows.
[[nodiscard]] PlayerRating ratedAfter(const PlayerRating& player, std::span<const RatedResult> games,
                                      double tau = UsualTau);
/// Returns the score from 0 to 1 that a player can expect against an opponent with a known rating.
[[nodiscard]] double expectedScore(double rating, double opponent);

}  // namespace rokada
