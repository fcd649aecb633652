// Regularisation of rare features. Pulls each weight towards its geometry value, which is computed from the moves of
// the pieces. Also pulls adjacent weights of a numbered group towards each other. This is a Gaussian prior, so the
// strengths are given as typical deviations.
#pragma once

#include "model.h"

#include <string>

namespace rokada::tune {

class Pulls {
public:
    Pulls(const Features& features, Parameters prior);
    /// Creates the regularisation for features with any names. Used by tests.
    Pulls(const std::vector<std::string>& names, Parameters prior);

    /// Returns the penalty of the parameters, relative to `evidence` positions. Adds its gradient to `gradient`.
    [[nodiscard]] double penalty(const Parameters& at, double evidence, std::span<double> gradient) const;

private:
    struct Link {
        std::size_t first, second;  ///< numbers of the two features
        double stiffness;
    };
    std::vector<double> strength_;  ///< strength of the pull for each feature
    std::vector<Link> links_;
    Parameters prior_;
};

}  // namespace rokada::tune
