// Imports the external engine types, which matches share with the window.
#pragma once

#include "external/player.h"

namespace rokada::match {

using namespace external;

}  // namespace rokada::match
