// Makes the names of `rokada::external` (external engines) available in the namespace `rokada::match`.
#pragma once

#include "external/engineplayer.h"

namespace rokada::match {

using namespace external;

}  // namespace rokada::match
