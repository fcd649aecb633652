#include "ai/evaluation/chances.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rokada {

namespace {

struct Scale {
    std::string_view id;
    double centipawns;
};

constexpr std::array scales{Scale{"bolyar", 408}, Scale{"chess", 241}, Scale{"fortress", 717},
                            Scale{"greatshatranj", 380}, Scale{"vyrt", 442}};
/// Of a variant that was not measured.
constexpr double UsualScale = 250;

}  // namespace

double chanceScale(std::string_view id) {
    const auto* scale = std::find_if(scales.begin(), scales.end(), [&](const Scale& s) { return s.id == id; });
    return scale == scales.end() ? UsualScale : scale->centipawns;
}

double winningChance(Score score, double scale) {
    if (isMate(score)) return score > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-score / scale));
}

}  // namespace rokada
