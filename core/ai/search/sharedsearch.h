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

/// State shared by the threads of one search.
struct SharedSearch {
    TranspositionTable& table;
    History& history;
    SearchParameters parameters{};
    Deepening* deepening = nullptr;  ///< needed for `Worker::searchWindow`, otherwise nullptr
    Abdada* abdada = nullptr;        ///< nullptr if there is only one thread
    std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> nodes{0};  ///< nodes of all threads; each thread adds about a thousand at a time
};

/// Stop condition of a search. Every thread with a stop condition checks it about every thousand nodes. With more
/// threads than cores, a single checking thread would run too rarely.
class StopCondition {
public:
    virtual ~StopCondition() = default;
    /// Returns true if the search must stop. `nodes` counts all threads. Called from several threads at the same time.
    [[nodiscard]] virtual bool timeIsUp(std::uint64_t nodes) = 0;
};

}  // namespace rokada
