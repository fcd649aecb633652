// What lies between the threads of one search.
#pragma once

#include "ai/search/abdada.h"
#include "ai/search/deepening.h"
#include "ai/search/history.h"
#include "ai/search/searchparameters.h"
#include "ai/search/transposition.h"

#include <atomic>
#include <cstdint>

namespace rokada {

/// What all threads of one search share.
struct SharedSearch {
    TranspositionTable& table;
    History& history;
    SearchParameters parameters{};
    Deepening* deepening = nullptr;  ///< for `Worker::searchWindow`
    Abdada* abdada = nullptr;        ///< if there are several threads
    std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> nodes{0};  ///< of all threads, brought up to date now and then
};

/// Decides whether to go on. Each thread that has one asks every thousand nodes or so: where there are more threads
/// than cores, one thread alone would ask too seldom.
class Watch {
public:
    virtual ~Watch() = default;
    /// `nodes` of all threads. May be called from several threads at a time.
    [[nodiscard]] virtual bool timeIsUp(std::uint64_t nodes) = 0;
};

}  // namespace rokada
