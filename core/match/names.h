// Makes the names of engines in a match unique.
#pragma once

#include "match/engines.h"

#include <vector>

namespace rokada::match {

/// Makes equal names different. First appends the options that differ ("Mock Strength=3"), and then a number to names
/// that are still equal ("Mock-2").
void tellApart(const std::vector<EngineSpec*>& engines);

}  // namespace rokada::match
