// Plays with an external engine, independently of its protocol.
#pragma once

#include "external/childprocess.h"
#include "external/enginespec.h"
#include "external/enginetimeouts.h"
#include "external/thought.h"
#include "game/game.h"

#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <ostream>

namespace rokada::external {

/// Answer of an engine to a request for a move.
struct Reply {
    enum class Outcome {
        Move,  ///< `text` is the move
        Resigns,
        ClaimsDraw,  ///< the engine correctly claims a draw
        Fails,       ///< `text` is the reason
        Stopped,     ///< the match is ending
    };
    Outcome outcome = Outcome::Fails;
    std::string text;
    ChildProcess::ReadResult readResult =
        ChildProcess::ReadResult::Line;  ///< for a failed reply: the reason why the last read gave no line
    Thought thought;
    std::chrono::microseconds used{0};       ///< wall-clock time of the reply
    std::chrono::microseconds processor{0};  ///< CPU time of the reply

    /// Marks the reply as failed, or as stopped. A message that is already in `text` is kept.
    void fail(ChildProcess::ReadResult how);
};

/// Clocks of all sides before a move.
struct Clocks {
    std::array<Milliseconds, MaxSides> remaining{};
    std::array<Milliseconds, MaxSides> increment{};
    int movesToGo = 0;  ///< number of moves until the side to move gets more time; 0 if it gets none
};

/// State shared by all players of a match.
struct MatchContext {
    EngineTimeouts timeouts;
    std::ostream* trace = nullptr;  ///< receives all lines sent and received; can be nullptr
    /// Called for every line on the player's thread, with the engine that sends or receives it.
    std::function<void(const EngineSpec&, bool sent, std::string_view line)> listener;
    std::mutex traceLock;
};

/// Returns the error text for the result of a read that gave no line.
[[nodiscard]] std::string describe(ChildProcess::ReadResult readResult);

/// Plays games with an engine on a child process. Not thread-safe.
class EnginePlayer {
public:
    /// Creates a player for the protocol of `spec`. `number` distinguishes engines of the same name in traces.
    static std::unique_ptr<EnginePlayer> make(const EngineSpec& spec, MatchContext& context, int number);
    virtual ~EnginePlayer() = default;
    EnginePlayer(const EnginePlayer&) = delete;
    EnginePlayer& operator=(const EnginePlayer&) = delete;

    [[nodiscard]] const EngineSpec& spec() const { return spec_; }
    /// Returns the time, in milliseconds, by which the engine may exceed its limit.
    [[nodiscard]] Milliseconds margin() const { return context_.timeouts.margin; }
    /// Starts the program if needed and prepares it for a game. `game` can already contain moves, which are sent to the
    /// engine.
    Answer<void> prepare(const Game& game, const std::stop_token& stop);
    /// Asks the engine for a move. Precondition: `game` is the game of `prepare`, with all moves played since then.
    virtual Reply think(const Game& game, const Clocks& clocks, const std::stop_token& stop) = 0;
    /// Sets the thinking limit. A CECP engine receives it with the next `prepare`.
    void setLimit(const ThinkLimit& limit) { spec_.limit = limit; }
    /// Ends the program. The next `prepare` starts another process.
    void dismiss();
    /// Kills the program.
    void kill();

protected:
    EnginePlayer(EngineSpec spec, MatchContext& context, int number);

    virtual Answer<void> greet(const Game& game, const std::stop_token& stop) = 0;
    virtual Answer<void> newGame(const Game& game, const std::stop_token& stop) = 0;
    /// Returns true if one process can play several games.
    [[nodiscard]] virtual bool reusable() const { return true; }

    /// Reads lines until `wanted` accepts one, and returns that line. Returns an error if no such line arrives within
    /// `timeouts.handshake`.
    template <class Wanted>
    Answer<std::string> await(Wanted&& wanted, const std::stop_token& stop);
    [[nodiscard]] bool send(const std::string& line) { return child_->send(line); }
    [[nodiscard]] ChildProcess& child() { return *child_; }
    /// Returns the time at which waiting for the move of `side` ends.
    [[nodiscard]] ChildProcess::Time lastMoment(const Clocks& clocks, Side side) const;
    /// Called after a stop request. Sends `line`, which asks the engine to end its search at once. Sets `until` to the
    /// time at which waiting for the answer ends, and replaces `stop` by an empty token, so that reading can continue.
    /// Returns false if sending fails. Returns false without sending if `timeouts.stop` is 0: then no answer is wanted.
    bool hurries(const std::string& line, ChildProcess::Time& until, std::stop_token& stop);

    EngineSpec spec_;
    MatchContext& context_;

private:
    Answer<void> launch(const Game& game, const std::stop_token& stop);

    int number_;
    std::unique_ptr<ChildProcess> child_;
};

template <class Wanted>
Answer<std::string> EnginePlayer::await(Wanted&& wanted, const std::stop_token& stop) {
    const auto until = std::chrono::steady_clock::now() + context_.timeouts.handshake;
    std::string line;
    while (true) {
        const ChildProcess::ReadResult readResult = child_->read(line, until, stop);
        if (readResult != ChildProcess::ReadResult::Line) return wrong(describe(readResult));
        if (wanted(line)) return line;
    }
}

/// Measures the wall-clock time and the CPU time of one move.
class Stopwatch {
public:
    explicit Stopwatch(const ChildProcess& child)
        : child_(child), processor_(child.processorTime()), wall_(std::chrono::steady_clock::now()) {}
    void write(Reply& reply) const {
        reply.used = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - wall_);
        const auto processor = child_.processorTime();
        if (processor > processor_) reply.processor = processor - processor_;
    }

private:
    const ChildProcess& child_;
    std::chrono::microseconds processor_;
    std::chrono::steady_clock::time_point wall_;
};

}  // namespace rokada::external
