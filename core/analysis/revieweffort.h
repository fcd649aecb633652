// Distributes the search nodes of a review: positions at people's moves get more, and long games get no more in total.
#pragma once

#include "record/gametree.h"

#include <cstdint>
#include <vector>

namespace rokada {

/// Settings that determine the nodes of a review.
struct ReviewEffort {
    std::uint64_t nodes = 0;   ///< for each position; fewer in a game longer than `PositionsInFull`
    std::uint8_t persons = 0;  ///< one bit for each side played by a person; 0 if unknown
    bool whole = false;        ///< also review computer moves after the last person was eliminated
};

/// Number of positions that get the full node count. Longer games share the nodes of this many positions.
inline constexpr std::uint64_t PositionsInFull = 160;

/// Returns true if a person is still in the game, or if the persons are unknown.
[[nodiscard]] bool personsPlay(const Position& position, std::uint8_t persons);
/// Returns the last move of the main line before which a person was still in the game; None if it is the last move of
/// all.
[[nodiscard]] Node lastOfPersons(const GameTree& tree, std::uint8_t persons);

/// Returns the nodes of each position. `personal` marks positions before or after a person's move.
[[nodiscard]] std::vector<std::uint64_t> sharedNodes(std::uint64_t nodes, const std::vector<bool>& personal);

}  // namespace rokada
