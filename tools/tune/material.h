// Files of positions, read for the fit.
#pragma once

#include "setups.h"
#include "traces.h"

#include <string>
#include <vector>

namespace rokada::tune {

struct Material {
    Traces traces;
    std::size_t games = 0;
    std::vector<std::string> origins;  ///< the commands that the files were made with
};

/// Features are numbered as under default options. An answer in words if a file cannot be read.
[[nodiscard]] tl::expected<Material, std::string> readMaterial(Setups& setups, const std::vector<std::string>& files);

}  // namespace rokada::tune
