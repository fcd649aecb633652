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
    bool cut = false;  ///< true if the node is expected to fail high (cut node)
    bool inCheck = false;
    int spared = 0;  ///< reduction of `depth`, in plies, that is added again when the node is stored in the table
};

}  // namespace rokada
