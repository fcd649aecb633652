// Table of all features of the window.
#pragma once

#include "shell/services.h"

#include <functional>
#include <memory>
#include <vector>

namespace rokada::ui {

class Feature;

/// Entry of the table of features: a name and a function that creates the feature.
struct FeatureLine {
    const char* name;  ///< identifies the feature in tests
    std::function<std::unique_ptr<Feature>(const Services&)> make;
};

/// Returns all features. They can be created in any order, and each works without the others. If two features handle
/// Esc, the earlier one in the table gets it. Panels in the same place appear in the order of the table.
[[nodiscard]] const std::vector<FeatureLine>& featureTable();

}  // namespace rokada::ui
