// Regularisation of rare features: pulls each weight towards its geometry value, and adjacent weights of a numbered
// group towards each other. It is a Gaussian prior, so strengths are given as usual deviations.
#pragma once

#include "model.h"

#include <string>

namespace rokada::tune {

class Pulls {
public:
    Pulls(const Features& features, Parameters prior);
    /// Same for any names, for tests.
    Pulls(const std::vector<std::string>& names, Parameters prior);

    /// Returns the penalty relative to `evidence` positions, and adds its gradient to `gradient`.
    [[nodiscard]] double penalty(const Parameters& at, double evidence, std::span<double> gradient) const;

private:
    struct Link {
        std::size_t first, second;  ///< feature numbers
        double stiffness;
    };
    std::vector<double> strength_;  ///< by feature
    std::vector<Link> links_;
    Parameters prior_;
};

}  // namespace rokada::tune
