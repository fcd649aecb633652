// The features of the window, one line each.
#pragma once

#include "shell/services.h"

#include <functional>
#include <memory>
#include <vector>

namespace rokada::ui {

class Feature;

struct FeatureLine {
    const char* name;  ///< for tests
    std::function<std::unique_ptr<Feature>(const Services&)> make;
};

/// Features can be made in any order, and each works without the others. The order decides which of two that both use
/// Esc is asked first, and which of two panels in the same place stands before the other.
[[nodiscard]] const std::vector<FeatureLine>& featureTable();

}  // namespace rokada::ui
