#include "ai/endings/endings.h"

namespace rokada::endings {

std::span<const EndingBlock> greatshatranj() { return {}; }

}  // namespace rokada::endings
