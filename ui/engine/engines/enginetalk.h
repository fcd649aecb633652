// Conversation with an external engine, on its own thread.
#pragma once

#include "external/player.h"
#include "external/uciline.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace rokada::ui {

/// Request for a move in the last position of `game`.
struct EngineQuestion {
    Game game;
    external::ThinkLimit limit;
    external::Clocks clocks;
    /// Time within which the engine must send a first variation.
    std::optional<std::chrono::milliseconds> heardWithin = {};
};

/// Result of a request.
struct EngineAnswer {
    enum class State {
        Answered,  ///< the engine answered; see `reply`
        Unready,   ///< it could not be started, or rejected the game
        Late,      ///< it was stopped, and did not answer in time
        Silent,    ///< it sent no variation within `EngineQuestion::heardWithin`
    };
    State state = State::Late;
    external::Reply reply;
};

/// Returns the timeouts for games with a person.
[[nodiscard]] external::Patience patienceAtTable();

/// Runs an engine on its own thread, because on Linux the process is killed when the thread that started it ends.
/// Process and thread can outlive this object until the engine has quit.
class EngineTalk {
public:
    using Said = std::function<void(const external::SaidVariation&)>;

    EngineTalk(external::EngineSpec spec, const external::Patience& patience, external::Trace listener = {});
    /// Stops the engine without waiting for it.
    ~EngineTalk();
    EngineTalk(const EngineTalk&) = delete;
    EngineTalk& operator=(const EngineTalk&) = delete;

    /// Asks for a move, and starts the engine if it does not run. Only one request at a time, and not on the thread of
    /// the window. When `stop` is requested, the engine is told to move, and its answer is awaited for a short time.
    /// `said` is called on the calling thread with each variation.
    EngineAnswer ask(EngineQuestion question, const std::stop_token& stop, const Said& said);
    /// After a stop, `ask` waits for the answer until a stop of `unwanted` is requested, even if the engine has just
    /// started to think.
    void hurry(std::stop_token unwanted);
    /// Makes the next request start as another game, so that the engine receives a new-game command.
    void forget();

    /// Waits until the engines of all destroyed objects have quit.
    static void awaitDepartures();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace rokada::ui
