// Connection to an external engine. It runs the engine on a thread of its own and asks it for moves.
#pragma once

#include "external/engineplayer.h"
#include "external/uciline.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace rokada::ui {

/// Question to an engine: its move in the current position of `game`.
struct EngineQuestion {
    Game game;
    external::ThinkLimit limit;
    external::Clocks clocks;
    /// Maximum time until the engine sends its first variation. If it is exceeded, the answer is `Silent`. No limit if
    /// nullopt.
    std::optional<std::chrono::milliseconds> heardWithin = {};
};

/// Answer to an `EngineQuestion`.
struct EngineAnswer {
    enum class State {
        Answered,  ///< the engine has answered; `reply` contains its answer
        Unready,   ///< the engine could not be started, or it rejected the game
        Late,      ///< the engine was stopped, or did not answer soon enough after a stop
        Silent,    ///< the engine sent no variation within `EngineQuestion::heardWithin`
    };
    State state = State::Late;
    external::Reply reply;
};

/// Returns the timeouts of engines that play against a person or analyse for him.
[[nodiscard]] external::EngineTimeouts interactiveTimeouts();

/// Runs one engine on a thread of its own, because Linux kills the engine process when the thread that started it ends.
/// The thread and the process end only after the engine has quit, which can be after this object is destroyed.
class EngineConnection {
public:
    using Said = std::function<void(const external::SaidVariation&)>;

    EngineConnection(external::EngineSpec spec, const external::EngineTimeouts& timeouts,
                     external::Trace listener = {});
    /// Stops the engine and returns at once. The engine quits later; see `awaitShutdowns`.
    ~EngineConnection();
    EngineConnection(const EngineConnection&) = delete;
    EngineConnection& operator=(const EngineConnection&) = delete;

    /// Asks the engine for a move and waits for its answer. Starts the engine if it is not running. Calls `said` on the
    /// calling thread for each variation. A stop request through `stop` makes the engine move at once; `ask` then waits
    /// only a short time for its answer. Not for the thread of the window. Only one call can run at a time.
    EngineAnswer ask(EngineQuestion question, const std::stop_token& stop, const Said& said);
    /// Makes `ask` wait longer after a stop request: until the engine has answered, or until a stop is requested
    /// through `unwanted`. Without this call, `ask` returns after a short time.
    void hurry(std::stop_token unwanted);
    /// Makes the next question begin a new game, even if its moves continue the previous one.
    void forget();

    /// Waits until the engines of all destroyed connections have quit. Call it before the program ends.
    static void awaitShutdowns();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace rokada::ui
