// Random games with variations, comments, annotation symbols and clocks, for readers and writers of records.
#pragma once

#include "record/gametree.h"

#include <random>

namespace rokada::test {

using Random = std::mt19937_64;

/// The same random numbers give the same game.
[[nodiscard]] GameTree randomTree(const RulebookPtr& book, Random& random, int plies);

}  // namespace rokada::test
