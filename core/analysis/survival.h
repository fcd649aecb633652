// Estimates the probability that a player is still in the game at its end, in variants with elimination.
#pragma once

#include "ai/evaluation/score.h"
#include "rules/position.h"

#include <array>
#include <optional>
#include <vector>

namespace rokada {

/// Inputs of the survival estimate for one player.
struct SurvivalSigns {
    double score = 0;    ///< search score of the player's team in pawns, limited to +-20
    double share = 0;    ///< material of the player minus that of the living partner, in pawns; 0 without one
    double alone = 0;    ///< 1 if the player has no living partner, otherwise 0
    double pressed = 0;  ///< share of the king's square and its neighbours that enemies attack, 0 to 1
    double left = 0;     ///< material of all living players, divided by all material at the start

    static constexpr std::size_t Count = 6;
    /// Returns the inputs in the order of the fitted weights, after a constant 1.
    [[nodiscard]] std::array<double, Count> numbers() const { return {1, score, share, alone, pressed, left}; }
};

/// Estimates the survival of players under one rulebook. Can be copied.
class Survival {
public:
    /// Returns true if the variant eliminates players while the game continues.
    [[nodiscard]] static bool matters(const Variant& variant) { return variant.elimination; }

    explicit Survival(const Rulebook& book);

    /// Returns the inputs for a living player. `forFirstTeam` is the search score from the view of the first team.
    [[nodiscard]] SurvivalSigns signs(const Position& position, Side side, Score forFirstTeam) const;
    /// Returns the probability, 0 to 1, that the player is still in the game at its end. Returns nullopt for an
    /// eliminated player. The estimate was fitted to self-play games; see docs/tuning.md.
    [[nodiscard]] std::optional<double> chance(const Position& position, Side side, Score forFirstTeam) const;

private:
    [[nodiscard]] double material(const Position& position, Side side) const;

    std::array<double, 16> values_{};  ///< values of the kinds, in pawns
    double start_ = 1;                 ///< material of all pieces at the start, in pawns
};

}  // namespace rokada
