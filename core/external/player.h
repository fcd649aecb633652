// An engine at the board, whatever protocol it speaks.
#pragma once

#include "external/child.h"
#include "external/enginespec.h"
#include "external/patience.h"
#include "external/thought.h"
#include "game/game.h"

#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <ostream>

namespace rokada::external {

/// What an engine answered when it was asked for a move.
struct Reply {
    enum class What {
        Move,  ///< `text` is the move
        Resigns,
        ClaimsDraw,  ///< rightly
        Fails,       ///< `text` says how
        Stopped,     ///< the match is being ended
    };
    What what = What::Fails;
    std::string text;
    Child::Heard heard = Child::Heard::Line;  ///< of one that fails: otherwise than by a line
    Thought thought;
    std::chrono::microseconds used{0};       ///< wall-clock time
    std::chrono::microseconds processor{0};  ///< CPU time

    /// No move comes any more. What the engine itself has said about that is kept.
    void fail(Child::Heard how);
};

/// The clocks of all sides, as they are before a move.
struct Clocks {
    std::array<Milliseconds, MaxSides> remaining{};
    std::array<Milliseconds, MaxSides> increment{};
    int movesToGo = 0;  ///< of the side to move; 0: for the whole game
};

/// Common to all players of a match.
struct Circumstances {
    Patience patience;
    std::ostream* trace = nullptr;  ///< every line, if wanted
    /// Told every line too, on the thread of the player, with the engine that says or hears it.
    std::function<void(const EngineSpec&, bool sent, std::string_view line)> listener;
    std::mutex traceLock;
};

/// The error text for an engine that has not answered.
[[nodiscard]] std::string describe(Child::Heard heard);

class Player {
public:
    /// `number` tells engines of the same name apart in traces.
    static std::unique_ptr<Player> make(const EngineSpec& spec, Circumstances& around, int number);
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    [[nodiscard]] const EngineSpec& spec() const { return spec_; }
    /// How much later than its limit it may be.
    [[nodiscard]] Milliseconds margin() const { return around_.patience.margin; }
    /// Makes sure that a program runs and is ready for a game from `game`, whose moves so far it has not chosen itself.
    Answer<void> prepare(const Game& game, const std::stop_token& stop);
    /// Asks for a move. Every turn since `prepare` must be in `game`.
    virtual Reply think(const Game& game, const Clocks& clocks, const std::stop_token& stop) = 0;
    /// How long it may think from now on; CECP hears of it at the next `prepare`.
    void setLimit(const ThinkLimit& limit) { spec_.limit = limit; }
    /// Ends the program, the next `prepare` starts another.
    void dismiss();
    /// Kills it.
    void kill();

protected:
    Player(EngineSpec spec, Circumstances& around, int number);

    virtual Answer<void> greet(const Game& game, const std::stop_token& stop) = 0;
    virtual Answer<void> newGame(const Game& game, const std::stop_token& stop) = 0;
    /// One process can play several games.
    [[nodiscard]] virtual bool reusable() const { return true; }

    /// Reads lines until `wanted` accepts one, which is returned.
    template <class Wanted>
    Answer<std::string> await(Wanted&& wanted, const std::stop_token& stop);
    [[nodiscard]] bool send(const std::string& line) { return child_->send(line); }
    [[nodiscard]] Child& child() { return *child_; }
    /// Until when a move is waited for.
    [[nodiscard]] Child::Time lastMoment(const Clocks& clocks, Side side) const;
    /// Asks for the move at once by such a line, if it is waited for; until when, and that nothing else stops it.
    bool hurries(const std::string& line, Child::Time& until, std::stop_token& stop);

    EngineSpec spec_;
    Circumstances& around_;

private:
    Answer<void> launch(const Game& game, const std::stop_token& stop);

    int number_;
    std::unique_ptr<Child> child_;
};

template <class Wanted>
Answer<std::string> Player::await(Wanted&& wanted, const std::stop_token& stop) {
    const auto until = std::chrono::steady_clock::now() + around_.patience.handshake;
    std::string line;
    while (true) {
        const Child::Heard heard = child_->read(line, until, stop);
        if (heard != Child::Heard::Line) return wrong(describe(heard));
        if (wanted(line)) return line;
    }
}

/// Measures one thinking time, as wall-clock and CPU time.
class Stopwatch {
public:
    explicit Stopwatch(const Child& child)
        : child_(child), processor_(child.processorTime()), wall_(std::chrono::steady_clock::now()) {}
    void write(Reply& reply) const {
        reply.used = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - wall_);
        const auto processor = child_.processorTime();
        if (processor > processor_) reply.processor = processor - processor_;
    }

private:
    const Child& child_;
    std::chrono::microseconds processor_;
    std::chrono::steady_clock::time_point wall_;
};

}  // namespace rokada::external
