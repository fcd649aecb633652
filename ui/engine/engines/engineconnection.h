// Communication with an external engine on its own thread.
#pragma once

#include "external/engineplayer.h"
#include "external/uciline.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace rokada::ui {

/// Request for a move in the current position of `game`.
struct EngineQuestion {
    Game game;
    external::ThinkLimit limit;
    external::Clocks clocks;
    /// Maximum time until the engine sends its first variation.
    std::optional<std::chrono::milliseconds> heardWithin = {};
};

/// Result of a request.
struct EngineAnswer {
    enum class State {
        Answered,  ///< the engine has answered; its answer is in `reply`
        Unready,   ///< the engine could not be started, or it rejected the game
        Late,      ///< the engine was stopped and did not answer in time
        Silent,    ///< the engine sent no variation within `EngineQuestion::heardWithin`
    };
    State state = State::Late;
    external::Reply reply;
};

/// Returns the timeouts for games with a person.
[[nodiscard]] external::EngineTimeouts interactiveTimeouts();

/// Runs an engine on a thread of its own. Linux kills the engine process when the thread that started it ends. Process
/// and thread can outlive this object, until the engine has quit.
class EngineConnection {
public:
    using Said = std::function<void(const external::SaidVariation&)>;

    EngineConnection(external::EngineSpec spec, const external::EngineTimeouts& timeouts,
                     external::Trace listener = {});
    /// Stops the engine. Does not wait until it has quit.
    ~EngineConnection();
    EngineConnection(const EngineConnection&) = delete;
    EngineConnection& operator=(const EngineConnection&) = delete;

    /// Asks for a move. Starts the engine if it is not running. Only one request can run at a time. Do not call it on
    /// the thread of the window. After a stop requested through `stop`, the engine must move at once, and `ask` waits a
    /// short time for its answer. Calls `said` on the calling thread for each variation.
    EngineAnswer ask(EngineQuestion question, const std::stop_token& stop, const Said& said);
    /// Makes `ask` wait longer after a stop, until the engine has answered or a stop is requested through `unwanted`.
    /// `ask` then waits even for an engine that has just started to think.
    void hurry(std::stop_token unwanted);
    /// Makes the next request start another game. The engine then receives a command for a new game.
    void forget();

    /// Waits until the engines of all destroyed objects have quit.
    static void awaitShutdowns();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace rokada::ui
