// Parameters of one node of the search: depth and window.
#pragma once

#include "ai/evaluation/score.h"

namespace rokada {

/// Parameters for searching one node.
struct SearchNode {
    int ply;
    int depth;
    Score alpha, beta;
    bool pv = false;   ///< true if the window is wider than one centipawn (PV node)
    bool cut = false;  ///< true if the node is expected to fail high (cut node)
    bool inCheck = false;
    /// Plies by which `depth` was reduced although the table entry of the node gets the full depth.
    int spared = 0;
};

}  // namespace rokada
