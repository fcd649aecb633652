// Creates random games with variations, comments, annotation symbols and clock times, for tests of readers and writers.
#pragma once

#include "record/gametree.h"

#include <random>

namespace rokada::test {

using Random = std::mt19937_64;

/// Returns a random game with a main line of at most `plies` plies. Equal states of `random` give equal games.
[[nodiscard]] GameTree randomTree(const RulebookPtr& book, Random& random, int plies);

}  // namespace rokada::test
