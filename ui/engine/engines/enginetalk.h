// A conversation with an engine of others, on a thread of its own that nobody has to wait for.
#pragma once

#include "external/player.h"
#include "external/uciline.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace rokada::ui {

/// What the engine is asked: a move in the last position of the game, within limits.
struct EngineQuestion {
    Game game;
    external::ThinkLimit limit;
    external::Clocks clocks;
    std::optional<std::chrono::milliseconds> heardWithin = {};  ///< it has to say what it thinks so soon
};

/// What has become of it.
struct EngineAnswer {
    enum class State {
        Answered,  ///< see `reply`
        Unready,   ///< it could not be started, or could not begin with this game
        Late,      ///< stopped, and it has not answered so soon
        Silent,    ///< it was to say something within a time
    };
    State state = State::Late;
    external::Reply reply;
};

/// How long to wait for an engine at a table where a person sits.
[[nodiscard]] external::Patience patienceAtTable();

/// The process lives and dies with a thread of this object, because a child ends with the thread that has started it.
/// Both may outlast the object by the time that the engine takes to leave, or is given for that.
class EngineTalk {
public:
    using Said = std::function<void(const external::SaidVariation&)>;

    EngineTalk(external::EngineSpec spec, const external::Patience& patience, external::Trace listener = {});
    /// Does not wait.
    ~EngineTalk();
    EngineTalk(const EngineTalk&) = delete;
    EngineTalk& operator=(const EngineTalk&) = delete;

    /// Starts the program where none runs. One question at a time, on any thread but the window's. After a stop the
    /// engine is told to move, and the answer is waited for a moment only; `said` is called on the calling thread.
    EngineAnswer ask(EngineQuestion question, const std::stop_token& stop, const Said& said);
    /// A stop of the question that is asked follows, and its answer is waited for until `unwanted`, even if the engine
    /// has just begun.
    void hurry(std::stop_token unwanted);
    /// Another game comes, which the engine should know.
    void forget();

    /// Waits until all programs have ended whose conversations are over.
    static void awaitDepartures();

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace rokada::ui
