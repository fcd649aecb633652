// Interface of engines that analyse positions, with limits of their memory and threads. Engines run on a worker thread.
#pragma once

#include "session/moveprovider.h"

namespace rokada::ui {

/// Limits of an engine: size of its hash table and number of its threads.
struct EngineLimits {
    int megabytes = 64;
    int threads = 1;

    friend bool operator==(const EngineLimits&, const EngineLimits&) = default;
};

class Analyst : public MoveProvider {
public:
    /// Sets the limits of the following searches. Call it on the worker thread. Throws if memory is insufficient.
    virtual void use(EngineLimits limits) = 0;
};

/// Returns the built-in engine. The first call of `use` allocates its hash table. Later calls keep the table if its
/// size stays the same.
[[nodiscard]] std::shared_ptr<Analyst> builtInAnalyst();

}  // namespace rokada::ui
