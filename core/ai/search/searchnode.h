// One node of the search: how deep, and between which scores.
#pragma once

#include "ai/evaluation/score.h"

namespace rokada {

struct SearchNode {
    int ply;
    int depth;
    Score alpha, beta;
    bool pv = false;   ///< the window is open
    bool cut = false;  ///< expected to fail high
    bool inCheck = false;
    int spared = 0;  ///< reduction of `depth` that the table ignores
};

}  // namespace rokada
