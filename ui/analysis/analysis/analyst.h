// Who analyses: a thinker with room to choose, on a thread that never is the window's.
#pragma once

#include "session/thinker.h"

namespace rokada::ui {

/// What an engine may take of the machine.
struct EngineRoom {
    int megabytes = 64;
    int threads = 1;

    friend bool operator==(const EngineRoom&, const EngineRoom&) = default;
};

class Analyst : public Thinker {
public:
    /// From the next question on. On the thread that thinks; throws if there is not enough memory.
    virtual void use(EngineRoom room) = 0;
};

/// The engine of core; it takes its memory when it is asked for the first time, and keeps its table as long as the room
/// stays the same.
[[nodiscard]] std::shared_ptr<Analyst> engineAnalyst();

}  // namespace rokada::ui
