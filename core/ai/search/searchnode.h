// One node of the search: depth and window.
#pragma once

#include "ai/evaluation/score.h"

namespace rokada {

/// Parameters of the search of one node.
struct SearchNode {
    int ply;
    int depth;
    Score alpha, beta;
    bool pv = false;   ///< true if the window is open (PV node)
    bool cut = false;  ///< expected to fail high
    bool inCheck = false;
    int spared = 0;  ///< reduction of `depth` that table entries do not include
};

}  // namespace rokada
