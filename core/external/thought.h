// Search output of an external engine.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada::external {

/// Latest search values of an engine.
struct Thought {
    int depth = 0;  ///< 0 if nothing was reported
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::optional<int> score;  ///< centipawns, from the engine's view
    std::optional<int> mate;   ///< moves to mate; negative if the engine is mated
};

/// One variation reported during a search.
struct SaidVariation {
    int rank = 1;  ///< 1 is the best
    Thought thought;
    int selectiveDepth = 0;
    int hashFull = 0;  ///< thousandths
    std::vector<std::string> moves;
};

}  // namespace rokada::external
