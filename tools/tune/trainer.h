// Moves weights to where the error is least on positions they have not seen.
#pragma once

#include "model.h"
#include "pulls.h"

#include <ostream>

namespace rokada::tune {

struct FitPlan {
    double share = 0.4;  ///< of results in the labels
    int threads = 2;
    int steps = 300;     ///< at most
    double news = 0.25;  ///< how much of a position counts against the pulls: those of one game say nearly the same
};

struct FitReport {
    double scoreScale = 0;  ///< of searched scores
    double before = 0;      ///< error on the held out positions with the weights given
    double after = 0;       ///< and with those found
    std::size_t learnt = 0, heldOut = 0;
    Parameters found;
};

/// Adam (Kingma and Ba, 2014) over all positions at once, with steps that grow shorter. One position in ten is held
/// out, in runs, because neighbours come from one game; the weights that explain those best count.
[[nodiscard]] FitReport fit(const Traces& traces, const Pulls& pulls, const Weights& start, const FitPlan& plan,
                            std::ostream& log);

}  // namespace rokada::tune
