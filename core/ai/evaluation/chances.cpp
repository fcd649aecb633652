#include "ai/evaluation/chances.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rokada {

namespace {

struct Scale {
    std::string_view id;
    double centipawns;
    double draws;  ///< share of draws among games from equal positions
};

constexpr std::array scales{Scale{"bolyar", 408, 0.21},   Scale{"chess", 241, 0.30},
                            Scale{"fortress", 717, 0.10}, Scale{"greatshatranj", 380, 0.51},
                            Scale{"tavreli", 590, 0.05},  Scale{"vyrt", 442, 0.33}};
/// Scale of variants that have not been measured.
constexpr Scale Usual{"", 250, 0.3};

const Scale& scaleOf(std::string_view id) {
    const auto* scale = std::ranges::find(scales, id, &Scale::id);
    return scale == scales.end() ? Usual : *scale;
}

}  // namespace

double chanceScale(std::string_view game) { return scaleOf(game).centipawns; }

/// The model assumes that the probability of a draw is proportional to the expected points of the weaker side.
ResultChances resultChances(Score score, std::string_view game) {
    const double points = winningChance(score, chanceScale(game));
    const double draw = scaleOf(game).draws * 2 * std::min(points, 1 - points);
    return {.win = points - draw / 2, .draw = draw, .loss = 1 - points - draw / 2};
}

double winningChance(Score score, double scale) {
    if (isMate(score)) return score > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-score / scale));
}

}  // namespace rokada
