// Games in which players are eliminated one by one: how likely each of them is to be there at the end.
#pragma once

#include "ai/evaluation/score.h"
#include "rules/position.h"

#include <array>
#include <optional>
#include <vector>

namespace rokada {

/// What the estimate rests on, for one player.
struct SurvivalSigns {
    double score = 0;    ///< of the player's team, in pawns, bounded
    double share = 0;    ///< own pieces less those of the partner, in pawns; 0 without a living partner
    double alone = 0;    ///< 1 if the partner is eliminated
    double pressed = 0;  ///< share of the squares of the king and round it that enemies attack
    double left = 0;     ///< share of the material of the start that is still there

    static constexpr std::size_t Count = 6;
    /// The signs as numbers to be weighed, after a constant.
    [[nodiscard]] std::array<double, Count> numbers() const { return {1, score, share, alone, pressed, left}; }
};

/// Of one rulebook; a value that can be kept beside it.
class Survival {
public:
    /// Players of such a variant can be eliminated while the game goes on.
    [[nodiscard]] static bool matters(const Variant& variant) { return variant.elimination; }

    explicit Survival(const Rulebook& book);

    /// Of a living player. `forFirstTeam`: what a search thinks of the position.
    [[nodiscard]] SurvivalSigns signs(const Position& position, Side side, Score forFirstTeam) const;
    /// How likely the player is to be alive when the game ends, 0 to 1; nothing for one that is eliminated. Fitted to
    /// games of the engine against itself; docs/tuning.md says how.
    [[nodiscard]] std::optional<double> chance(const Position& position, Side side, Score forFirstTeam) const;

private:
    [[nodiscard]] double material(const Position& position, Side side) const;

    std::array<double, 16> values_{};  ///< by kind, in pawns
    double start_ = 1;                 ///< all pieces at the start
};

}  // namespace rokada
