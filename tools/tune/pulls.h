// What keeps weights of rare features sane: each is drawn to what geometry says, and neighbours in a numbered group to
// each other. A Gaussian prior, so strengths are given as the deviations that are thought usual.
#pragma once

#include "model.h"

#include <string>

namespace rokada::tune {

class Pulls {
public:
    Pulls(const Features& features, Parameters prior);
    /// The same for any names, for tests.
    Pulls(const std::vector<std::string>& names, Parameters prior);

    /// The penalty, counted against `evidence` positions; adds its gradient to `gradient`.
    [[nodiscard]] double penalty(const Parameters& at, double evidence, std::span<double> gradient) const;

private:
    struct Link {
        std::size_t first, second;  ///< features
        double stiffness;
    };
    std::vector<double> strength_;  ///< by feature
    std::vector<Link> links_;
    Parameters prior_;
};

}  // namespace rokada::tune
