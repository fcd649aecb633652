// Above.
#include "base/low.h"
