// The engines of a match are those that the window seats as well.
#pragma once

#include "external/player.h"

namespace rokada::match {

using namespace external;

}  // namespace rokada::match
