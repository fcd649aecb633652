// Distributes the search nodes of a review over the positions of the game. Positions before and after moves of persons
// (human players) get more nodes, and the total of a long game is limited.
#pragma once

#include "ai/tablebase/tablebase.h"
#include "record/gametree.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace rokada {

/// Settings of a review.
struct ReviewEffort {
    std::uint64_t nodes = 0;   ///< node limit of each position in a game with at most `PositionsInFull` positions
    std::uint8_t persons = 0;  ///< one bit for each side played by a person; 0 if unknown
    /// True to review all moves. If false, the review ends when no person is left in the game, or at the first recorded
    /// resignation or flag fall.
    bool whole = false;
    std::shared_ptr<const Tablebase> tables = {};  ///< endgame tables; nullptr for none
};

/// Maximum number of positions that get the full number of nodes. A longer game shares the nodes of this many
/// positions.
inline constexpr std::uint64_t PositionsInFull = 160;

/// Returns true if a person (human player) is still in the game, or if the persons are unknown.
[[nodiscard]] bool personsPlay(const Position& position, std::uint8_t persons);
/// Returns the move of the main line after which no person is left in the game. Returns None if this is the last move
/// of the main line, or if a person stays in the game until its end.
[[nodiscard]] Node lastOfPersons(const GameTree& tree, std::uint8_t persons);

/// Returns the node limit of each position. `personal` has one element for each position: true if it is before or after
/// a person's move. Up to `PositionsInFull` positions get `nodes` each. A longer game shares the nodes of that many
/// positions, and personal positions get a greater share.
[[nodiscard]] std::vector<std::uint64_t> sharedNodes(std::uint64_t nodes, const std::vector<bool>& personal);

}  // namespace rokada
