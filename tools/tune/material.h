// Reads files of positions to which the weights are fitted.
#pragma once

#include "setups.h"
#include "traces.h"

#include <string>
#include <vector>

namespace rokada::tune {

/// Positions to which the weights are fitted, and their origin.
struct Material {
    Traces traces;
    std::size_t games = 0;
    std::vector<std::string> origins;  ///< commands that have made the files
};

/// Reads files of positions. The features have the numbers that they have under the default rule options. Returns an
/// error message if a file cannot be read.
[[nodiscard]] tl::expected<Material, std::string> readMaterial(Setups& setups, const std::vector<std::string>& files);

}  // namespace rokada::tune
