// Options that the user chooses before a game: variant, rules, players, clocks and laws.
#pragma once

#include "rules/variant.h"
#include "session/gamesetup.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rokada::ui {

struct GameChoice {
    const VariantInfo* game = nullptr;
    Choices rules;
    std::optional<int>
        startNumber;          ///< number of the start in variants with numbered starts; nullopt draws a start at random
    std::vector<Seat> seats;  ///< seats, by side
    bool randomSides = false;        ///< true if sides are assigned at random
    std::vector<TimeControl> times;  ///< time controls, by side; empty for no clocks
    TableLaws laws;
};

/// Returns the default level of the computer on a seat. In a game of four players, the computers are different
/// opponents, and the partner of the first side is the strongest one.
[[nodiscard]] Level usualLevel(std::size_t seat);
/// Returns the default options: a person on the first side, computers on the others, default rules.
[[nodiscard]] GameChoice usualChoice(const VariantInfo& game);
/// Returns a random start of a variant with numbered starts, determined by `seed`; nullopt for other variants.
[[nodiscard]] std::optional<Position> drawnStart(const Rulebook& book, std::uint64_t seed);
/// Returns the setup of the chosen game. `seed` determines all random choices.
[[nodiscard]] GameSetup setupOf(const GameChoice& choice, std::uint64_t seed);

}  // namespace rokada::ui
