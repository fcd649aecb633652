// Imports the types of external engines into `rokada::match`. The window uses the same types.
#pragma once

#include "external/engineplayer.h"

namespace rokada::match {

using namespace external;

}  // namespace rokada::match
