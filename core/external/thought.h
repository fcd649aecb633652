// What an engine says about its thinking.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada::external {

struct Thought {
    int depth = 0;  ///< 0: nothing was said
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::optional<int> score;  ///< centipawns, for the engine
    std::optional<int> mate;   ///< mate in so many moves, negative: against the engine
};

/// What an engine says about one variation while it thinks.
struct SaidVariation {
    int rank = 1;  ///< 1 is the best
    Thought thought;
    int selectiveDepth = 0;
    int hashFull = 0;  ///< in thousandths
    std::vector<std::string> moves;
};

}  // namespace rokada::external
