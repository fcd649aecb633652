// State shared by the threads of one search.
#pragma once

#include "ai/search/abdada.h"
#include "ai/search/deepening.h"
#include "ai/search/history.h"
#include "ai/search/searchparameters.h"
#include "ai/search/transposition.h"

#include <atomic>
#include <cstdint>

namespace rokada {

class Tablebase;

/// State shared by the threads of one search.
struct SharedSearch {
    TranspositionTable& table;
    History& history;
    SearchParameters parameters{};
    /// Used by `Worker::searchWindow`; nullptr if only `Worker::searchRoot` is called.
    Deepening* deepening = nullptr;
    Abdada* abdada = nullptr;  ///< nullptr while there is only one thread
    /// Endgame tables for positions of the tree; nullptr for none. They are valid for the rules of the search.
    const Tablebase* tables = nullptr;
    std::atomic<bool> stop{false};
    /// Nodes of all threads; each thread adds its nodes about a thousand at a time.
    std::atomic<std::uint64_t> nodes{0};
    std::atomic<std::uint64_t> tableHits{0};  ///< number of positions found in `tables`
};

/// Stop condition of a search. Every thread with a stop condition checks it about every thousand nodes. A single
/// checking thread would run too rarely if there are more threads than cores.
class StopCondition {
public:
    virtual ~StopCondition() = default;
    /// Returns true if the search must stop. `nodes` counts all threads. Called from several threads at the same time.
    [[nodiscard]] virtual bool timeIsUp(std::uint64_t nodes) = 0;
};

}  // namespace rokada
