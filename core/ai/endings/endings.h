// The shipped tables, one source file a game, each written by `rokada-endings facts` (tools/endings).
#pragma once

#include "ai/endingfacts.h"

namespace rokada::endings {

[[nodiscard]] std::span<const EndingBlock> bolyar();
[[nodiscard]] std::span<const EndingBlock> chess();
[[nodiscard]] std::span<const EndingBlock> greatshatranj();
[[nodiscard]] std::span<const EndingBlock> vyrt();

}  // namespace rokada::endings
