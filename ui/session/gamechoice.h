// What is chosen before a game: everything but the position.
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
    std::optional<int> startNumber;  ///< of a variant with numbered starts; nothing: drawn by lot
    std::vector<Seat> seats;         ///< by side
    bool lot = false;                ///< sides are assigned at random
    std::vector<TimeControl> times;  ///< by side; empty: no clocks
    TableLaws laws;
};

/// The first side is a person's, the others are computers'; the variant's default rules.
[[nodiscard]] GameChoice usualChoice(const VariantInfo& game);
/// A start of a variant with numbered starts, drawn by the seed; nothing for other variants.
[[nodiscard]] std::optional<Position> drawnStart(const Rulebook& book, std::uint64_t seed);
/// A game as it was chosen, lots drawn by the seed.
[[nodiscard]] GameSetup setupOf(const GameChoice& choice, std::uint64_t seed);

}  // namespace rokada::ui
