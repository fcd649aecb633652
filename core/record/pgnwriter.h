// Writes a tree as PGN. Reading it again gives an equal tree.
#pragma once

#include "record/gametree.h"

#include <string>

namespace rokada {

/// Tags, moves, an empty line after each. Rules and start position become tags where they are not the default ones of
/// chess.
[[nodiscard]] std::string pgnText(const GameTree& tree);

}  // namespace rokada
