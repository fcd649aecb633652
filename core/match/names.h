// Makes the names of engines in a match unique.
#pragma once

#include "match/engines.h"

#include <vector>

namespace rokada::match {

/// Renames engines with equal names: adds the options that differ ("Mock Strength=3"), and a number if that is not
/// enough ("Mock-2").
void tellApart(const std::vector<EngineSpec*>& engines);

}  // namespace rokada::match
