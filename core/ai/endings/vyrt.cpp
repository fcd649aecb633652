#include "ai/endings/endings.h"

namespace rokada::endings {

std::span<const EndingBlock> vyrt() { return {}; }

}  // namespace rokada::endings
