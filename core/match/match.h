// Match: units of games between two or more players, played in parallel, counted, paused and stopped.
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
    std::vector<ContestantSpec> players;  ///< two or more; each plays each other; equal names get suffixes
    std::vector<RulebookPtr> books;       ///< variants
    int rounds = 50;                      ///< units of each pair in each variant
    int concurrency = 1;
    int maxPlies = 0;          ///< plies after which a game is drawn; 0 for no limit
    std::optional<Sprt> sprt;  ///< for two players and variants with equal numbers of sides
};

/// Result of a match.
enum class MatchEnd : std::uint8_t { Complete, Interrupted, Broken };

/// Place of a game in the match.
struct GamePlace {
    std::size_t unit = 0, game = 0;
    Seating seating;
    int worker = 0;  ///< worker that plays it, from 0
};

/// Receives the events of a match on the threads of the workers.
class MatchWatcher {
public:
    virtual ~MatchWatcher() = default;
    /// Called before each turn. Calls can overlap.
    virtual void turnBegins(const GamePlace&, const Game&) {}
    /// Called when a game has ended and been counted. Calls do not overlap. Returns false to end the match.
    virtual bool gameEnded(const GamePlace& place, const Game& game, const GameResult& result) = 0;
    /// Called when a game in progress is abandoned and not counted. Calls do not overlap.
    virtual void gameDropped(const GamePlace&, const Game&) {}
    /// Called when all games of a unit are counted. Calls do not overlap.
    virtual void unitEnded() {}
};

/// A match. `run` plays it on its own threads.
class Match {
public:
    /// Returns the opening of a round in a variant. Thread-safe.
    using OpeningOf = std::function<Opening(std::size_t book, std::size_t round)>;

    /// All arguments must outlive the match. `earlier` are games that need not be played again.
    Match(MatchPlan plan, OpeningOf openings, Circumstances& around, MatchWatcher& watcher,
          const std::vector<PlayedGame>& earlier = {});

    /// Plays until all games are finished, the sequential test has decided, or `stop` is requested. Throws if a worker
    /// has no memory or thread.
    MatchEnd run(const std::stop_token& stop);
    /// Pauses before the next turns or resumes. Thread-safe.
    void setPaused(bool paused);
    /// Returns the standings. While the match runs, call it only from the watcher, after a game or unit has ended.
    [[nodiscard]] const Standings& standings() const { return standings_; }
    [[nodiscard]] const MatchPlan& plan() const { return plan_; }
    /// Returns the game that could not be started, if the match is broken.
    [[nodiscard]] const std::optional<GameResult>& broken() const { return broken_; }
    /// Returns the name of the player that could not start it.
    [[nodiscard]] const std::string& brokenPlayer() const { return brokenPlayer_; }
    /// Returns the names of the players by side in a game.
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

    std::mutex lock_;  ///< protects all members below while workers run
    std::condition_variable_any goesOn_;
    bool paused_ = false;
    Standings standings_;
    std::optional<GameResult> broken_;
    std::string brokenPlayer_;
    bool refused_ = false;  ///< the watcher has ended the match
    bool decided_ = false;
    std::exception_ptr failure_;  ///< exception of the first worker that failed
};

}  // namespace rokada::match
