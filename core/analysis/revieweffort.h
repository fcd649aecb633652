// How much of a review each position of a game gets: those of people's moves most, and no game more than a long one.
#pragma once

#include "record/gametree.h"

#include <cstdint>
#include <vector>

namespace rokada {

struct ReviewEffort {
    std::uint64_t nodes = 0;   ///< for each position; fewer in a game that is longer than `PositionsInFull`
    std::uint8_t persons = 0;  ///< a bit a side: whose moves matter most; none if that is not known
    bool whole = false;        ///< also what computers have played once the last of the persons was out
};

/// So many positions can have all the nodes that are asked for; more share what these would have.
inline constexpr std::uint64_t PositionsInFull = 160;

/// One of the persons is still in the game; also if nothing is known of persons.
[[nodiscard]] bool personsPlay(const Position& position, std::uint8_t persons);
/// The last move of the main variation before which one of the persons was still in the game; None if that is its last.
[[nodiscard]] Node lastOfPersons(const GameTree& tree, std::uint8_t persons);

/// For each position, by whether it comes before or after a person's move.
[[nodiscard]] std::vector<std::uint64_t> sharedNodes(std::uint64_t nodes, const std::vector<bool>& personal);

}  // namespace rokada
