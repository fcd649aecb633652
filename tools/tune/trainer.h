// Fits weights so that the error on held-out positions becomes as low as possible.
#pragma once

#include "model.h"
#include "pulls.h"

#include <ostream>

namespace rokada::tune {

struct FitPlan {
    double share = 0.4;  ///< share of the game results in the targets
    int threads = 2;
    int steps = 300;     ///< maximum number of steps
    double news = 0.25;  ///< weight of a position compared with the regularisation; it is low, because positions of one
                         ///< game are similar
};

struct FitReport {
    double scoreScale = 0;  ///< scale of the search scores
    double before = 0;      ///< error on the held-out positions with the initial weights
    double after = 0;       ///< error on the held-out positions with the fitted weights
    std::size_t learnt = 0, heldOut = 0;
    Parameters found;
};

/// Runs Adam (Kingma and Ba, 2014) over all positions, with decreasing steps. Holds out one position in ten, in whole
/// runs, because adjacent positions come from one game. Keeps the weights with the lowest error on the held-out
/// positions.
[[nodiscard]] FitReport fit(const Traces& traces, const Pulls& pulls, const Weights& start, const FitPlan& plan,
                            std::ostream& log);

}  // namespace rokada::tune
