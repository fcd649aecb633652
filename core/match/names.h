// Engines of one name in one match.
#pragma once

#include "match/engines.h"

#include <vector>

namespace rokada::match {

/// Engines of the same name get others: with the options that they are given, where these differ ("Mock Strength=3"),
/// and with a number where that is not enough ("Mock-2").
void tellApart(const std::vector<EngineSpec*>& engines);

}  // namespace rokada::match
