// Interface of engines for analysis, with limits of their memory and threads. They run on worker threads.
#pragma once

#include "session/thinker.h"

namespace rokada::ui {

/// Resource limits of an engine.
struct EngineRoom {
    int megabytes = 64;
    int threads = 1;

    friend bool operator==(const EngineRoom&, const EngineRoom&) = default;
};

class Analyst : public Thinker {
public:
    /// Sets the limits, beginning with the next question. Call it on the worker thread. Throws if memory is
    /// insufficient.
    virtual void use(EngineRoom room) = 0;
};

/// Returns the built-in engine. It allocates its memory at the first search, and keeps its hash table while the limits
/// stay the same.
[[nodiscard]] std::shared_ptr<Analyst> engineAnalyst();

}  // namespace rokada::ui
