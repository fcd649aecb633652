// Search output of an external engine.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rokada::external {

/// Latest search values that an engine has reported.
struct Thought {
    int depth = 0;  ///< depth in plies; 0 if nothing was reported
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::optional<int> score;  ///< score in centipawns, from the engine's view
    std::optional<int> mate;   ///< moves to mate; negative if the engine is mated
};

/// One variation reported during a search.
struct SaidVariation {
    int rank = 1;  ///< rank among the variations; 1 is the best
    Thought thought;
    int selectiveDepth = 0;
    int hashFull = 0;  ///< fill of the hash table, in thousandths
    std::vector<std::string> moves;
};

}  // namespace rokada::external
