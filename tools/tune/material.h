// Reads files of positions for the fit.
#pragma once

#include "setups.h"
#include "traces.h"

#include <string>
#include <vector>

namespace rokada::tune {

/// Positions for the fit, with their origin.
struct Material {
    Traces traces;
    std::size_t games = 0;
    std::vector<std::string> origins;  ///< commands that made the files
};

/// Reads files. Features are numbered as under default options. Returns an error message if a file cannot be read.
[[nodiscard]] tl::expected<Material, std::string> readMaterial(Setups& setups, const std::vector<std::string>& files);

}  // namespace rokada::tune
