// Interface of engines for analysis, with limits of their memory and threads. They run on worker threads.
#pragma once

#include "session/moveprovider.h"

namespace rokada::ui {

/// Resource limits of an engine.
struct EngineLimits {
    int megabytes = 64;
    int threads = 1;

    friend bool operator==(const EngineLimits&, const EngineLimits&) = default;
};

class Analyst : public MoveProvider {
public:
    /// Sets the limits, beginning with the next question. Call it on the worker thread. Throws if memory is
    /// insufficient.
    virtual void use(EngineLimits limits) = 0;
};

/// Returns the built-in engine. It allocates its memory at the first search, and keeps its hash table while the limits
/// stay the same.
[[nodiscard]] std::shared_ptr<Analyst> builtInAnalyst();

}  // namespace rokada::ui
