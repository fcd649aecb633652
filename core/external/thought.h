// What an engine says about its thinking.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace rokada::external {

struct Thought {
    int depth = 0;  ///< 0: nothing was said
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::optional<int> score;  ///< centipawns, for the engine
    std::optional<int> mate;   ///< mate in so many moves, negative: against the engine
};

}  // namespace rokada::external
