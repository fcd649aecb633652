// One game between two engines, with our rules as the arbiter.
#pragma once

#include "engines.h"
#include "opening.h"

#include <array>

namespace rokada::match {

/// What an engine used in games.
struct Usage {
    std::uint64_t moves = 0;
    std::uint64_t spoken = 0;  ///< moves of which it told its depth, mates apart
    std::uint64_t depth = 0;   ///< sum over these
    std::uint64_t nodes = 0;
    std::chrono::microseconds said{0};       ///< as the engine tells it
    std::chrono::microseconds used{0};       ///< as we measure it
    std::chrono::microseconds processor{0};  ///< on processors
    std::chrono::microseconds longest{0};    ///< one move

    void add(const Reply& reply);
    Usage& operator+=(const Usage& other);
};

/// A move of an engine, for the record.
struct Spoken {
    std::size_t turn = 0;  ///< its number in the game, from 0
    Thought thought;
    std::chrono::microseconds used{0};
};

struct GamePlan {
    Opening opening;
    int teamOfFirst = 0;  ///< the team that the first engine plays; in variants for two 0 is White
    int maxPlies = 0;     ///< a draw after so many, opening included; 0: no limit
};

struct GameResult {
    enum class State { Played, Stopped, Broken };
    State state = State::Played;
    int halfPoints = 1;       ///< of team 0
    std::string termination;  ///< "checkmate of black"; of an aborted game, what went wrong
    std::string message;      ///< the error of an engine; empty if none
    std::vector<Spoken> spoken;
    std::array<Usage, 2> usage;  ///< of the first and the second engine
};

using Players = std::array<std::unique_ptr<Player>, 2>;

/// Two engines at a board.
class Table {
public:
    Table(RulebookPtr book, Players& players, std::stop_token stop)
        : book_(std::move(book)), players_(players), stop_(std::move(stop)), game_(book_) {}

    GameResult play(const GamePlan& plan);
    /// As far as it was played.
    [[nodiscard]] const Game& game() const { return game_; }

private:
    bool prepare(GameResult& result);
    [[nodiscard]] int engineOf(Side side) const;
    [[nodiscard]] Clocks clocksBefore(int engine) const;
    void setClocks();
    bool spendClock(Side side, int engine, std::chrono::microseconds used);
    bool takeTurn(GameResult& result);
    bool takeReply(GameResult& result, const Reply& reply, int engine);
    bool playMove(GameResult& result, const Reply& reply, int engine);
    void lose(GameResult& result, int engine, const std::string& how);
    void error(GameResult& result, int engine, const std::string& what);
    bool judged(GameResult& result, int maxPlies);

    RulebookPtr book_;
    Players& players_;
    std::stop_token stop_;
    Game game_;
    int teamOfFirst_ = 0;
    std::array<Milliseconds, MaxSides> remaining_{};
    std::array<int, MaxSides> ownMoves_{};
};

}  // namespace rokada::match
