#include "ai/endings/endings.h"

namespace rokada::endings {

std::span<const EndingBlock> bolyar() { return {}; }

}  // namespace rokada::endings
