// Random games with variations, comments, annotation symbols and clocks: what readers and writers of records must bear.
#pragma once

#include "record/gametree.h"

#include <random>

namespace rokada::test {

using Random = std::mt19937_64;

/// The same random numbers give the same game.
[[nodiscard]] GameTree randomTree(const RulebookPtr& book, Random& random, int plies);

}  // namespace rokada::test
