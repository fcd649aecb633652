// A match: units of games between two or more players, played in parallel, counted, paused, ended.
#pragma once

#include "match/openings.h"
#include "match/play.h"
#include "match/standings.h"

#include <atomic>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>

namespace rokada::match {

struct MatchPlan {
    std::vector<ContestantSpec> players;  ///< two or more, each plays each; those of one name are told apart
    std::vector<RulebookPtr> books;       ///< the variants
    int rounds = 50;                      ///< units of each pair in each variant
    int concurrency = 1;
    int maxPlies = 0;          ///< a draw after so many; 0: never
    std::optional<Sprt> sprt;  ///< of two players, in variants for equally many sides
};

/// How a match went.
enum class MatchEnd : std::uint8_t { Complete, Interrupted, Broken };

/// Where a game belongs.
struct GamePlace {
    std::size_t unit = 0, game = 0;
    Seating seating;
    int worker = 0;  ///< who plays it, from 0
};

/// Told what happens, on the threads that play.
class MatchWatcher {
public:
    virtual ~MatchWatcher() = default;
    /// Before each turn.
    virtual void turnBegins(const GamePlace&, const Game&) {}
    /// One at a time, and counted already. False: the match cannot go on.
    virtual bool gameEnded(const GamePlace& place, const Game& game, const GameResult& result) = 0;
    /// One that was underway is given up, and not counted; one at a time.
    virtual void gameDropped(const GamePlace&, const Game&) {}
    /// All games of a unit are counted; one at a time.
    virtual void unitEnded() {}
};

class Match {
public:
    /// From any thread: the opening of a round in a variant.
    using OpeningOf = std::function<Opening(std::size_t book, std::size_t round)>;

    /// All must outlive it. `earlier`: games that need not be played any more.
    Match(MatchPlan plan, OpeningOf openings, Circumstances& around, MatchWatcher& watcher,
          const std::vector<PlayedGame>& earlier = {});

    /// Plays until all games are played, the sequential test is decided, or `stop` is requested. What a worker lacks,
    /// memory or a thread, ends it with an exception of here.
    MatchEnd run(const std::stop_token& stop);
    /// From any thread: nobody begins to think, as long as it is paused.
    void setPaused(bool paused);
    /// While it runs only for the watcher, when a game or a unit has ended.
    [[nodiscard]] const Standings& standings() const { return standings_; }
    [[nodiscard]] const MatchPlan& plan() const { return plan_; }
    /// Of a broken one: the game that could not be begun.
    [[nodiscard]] const std::optional<GameResult>& broken() const { return broken_; }
    /// The name of who could not begin it.
    [[nodiscard]] const std::string& brokenPlayer() const { return brokenPlayer_; }
    /// The player who sits there in a game.
    [[nodiscard]] std::vector<std::string> seatNames(const GamePlace& place) const;

private:
    class Worker;
    void work(int number);
    void workSafely(int number);
    [[nodiscard]] std::optional<std::size_t> nextUnit();
    [[nodiscard]] bool finish(const GamePlace& place, const Game& game, const GameResult& result);
    void waitWhilePaused();
    void judge();

    MatchPlan plan_;
    OpeningOf openings_;
    Circumstances& around_;
    MatchWatcher& watcher_;
    std::atomic<std::size_t> nextUnit_{0};
    std::stop_source stop_;

    std::mutex lock_;  ///< for everything below, while workers run
    std::condition_variable_any goesOn_;
    bool paused_ = false;
    Standings standings_;
    std::optional<GameResult> broken_;
    std::string brokenPlayer_;
    bool refused_ = false;  ///< by the watcher
    bool decided_ = false;
    std::exception_ptr failure_;  ///< of the first worker that could not go on
};

}  // namespace rokada::match
