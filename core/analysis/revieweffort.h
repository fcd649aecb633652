// Distributes the search nodes of a review. Positions before and after people's moves get more nodes, and the total of
// a long game is limited.
#pragma once

#include "record/gametree.h"

#include <cstdint>
#include <vector>

namespace rokada {

/// Settings that determine the nodes of a review.
struct ReviewEffort {
    std::uint64_t nodes = 0;   ///< nodes for each position; fewer in a game with more than `PositionsInFull` positions
    std::uint8_t persons = 0;  ///< one bit for each side played by a person; 0 if unknown
    bool whole = false;        ///< true to review computer moves even after the last person was eliminated
};

/// Number of positions that get the full number of nodes. Longer games share the nodes of this many positions.
inline constexpr std::uint64_t PositionsInFull = 160;

/// Returns true if a person is still in the game, or if the persons are unknown.
[[nodiscard]] bool personsPlay(const Position& position, std::uint8_t persons);
/// Returns the move of the main line after which no person is in the game. Returns None if it is the last move, or if a
/// person is in the game until the end.
[[nodiscard]] Node lastOfPersons(const GameTree& tree, std::uint8_t persons);

/// Returns the node limit of each position. Up to `PositionsInFull` positions get `nodes` each. A longer game shares
/// the nodes of that many positions, and positions marked in `personal` (before and after a person's move) get a
/// greater share.
[[nodiscard]] std::vector<std::uint64_t> sharedNodes(std::uint64_t nodes, const std::vector<bool>& personal);

}  // namespace rokada
