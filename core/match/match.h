// Plays a match between two or more players, with several games at a time. A unit is the set of games that two players
// play from one opening. A match can be paused and stopped.
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

/// Players, variants and limits of a match.
struct MatchPlan {
    std::vector<ContestantSpec> players;  ///< two or more players, each against each other; equal names get suffixes
    std::vector<RulebookPtr> books;       ///< rulebooks of the variants
    int rounds = 50;  ///< number of units (games from one opening) of each pair of players in each variant
    int concurrency = 1;
    int maxPlies = 0;  ///< number of plies after which a game is drawn; 0 for no limit
    /// Sequential probability ratio test that can end the match early; only for two players and variants with equal
    /// numbers of sides.
    std::optional<Sprt> sprt;
};

/// Reason why a match has ended. `Broken` means that a player could not be started or that the `MatchWatcher` ended the
/// match.
enum class MatchEnd : std::uint8_t { Complete, Interrupted, Broken };

/// Place of a game in the match: its unit, its index in the unit and its worker.
struct GamePlace {
    std::size_t unit = 0, game = 0;
    Seating seating;
    int worker = 0;  ///< index of the worker that plays the game, from 0
};

/// Receives the events of a match. The functions are called on the threads of the workers.
class MatchWatcher {
public:
    virtual ~MatchWatcher() = default;
    /// Called before each turn. Calls can overlap.
    virtual void turnBegins(const GamePlace&, const Game&) {}
    /// Called when a game has ended and is counted. Calls do not overlap. Returns false to end the match.
    virtual bool gameEnded(const GamePlace& place, const Game& game, const GameResult& result) = 0;
    /// Called when a game in progress is abandoned and not counted. Calls do not overlap.
    virtual void gameDropped(const GamePlace&, const Game&) {}
    /// Called when all games of a unit are counted. Calls do not overlap.
    virtual void unitEnded() {}
};

/// Match between players. `run` plays the games on threads of its own.
class Match {
public:
    /// Function that returns the opening of a round in a variant. Must be thread-safe.
    using OpeningOf = std::function<Opening(std::size_t book, std::size_t round)>;

    /// `context` and `watcher` must outlive the match. `earlier` are games of an earlier run, which are not played
    /// again.
    Match(MatchPlan plan, OpeningOf openings, MatchContext& context, MatchWatcher& watcher,
          const std::vector<PlayedGame>& earlier = {});

    /// Plays until all games are finished, the sequential test has decided, or `stop` is requested. Throws if there is
    /// no memory or thread for a worker.
    MatchEnd run(const std::stop_token& stop);
    /// Pauses or resumes the match. Pauses only between turns. Thread-safe.
    void setPaused(bool paused);
    /// Returns the standings. While the match runs, call it only from the watcher, after a game or unit has ended.
    [[nodiscard]] const Standings& standings() const { return standings_; }
    [[nodiscard]] const MatchPlan& plan() const { return plan_; }
    /// Returns the result of the game that could not be started, or nullopt if all games could be started.
    [[nodiscard]] const std::optional<GameResult>& broken() const { return broken_; }
    /// Returns the name of the player that could not be started; empty if all players could be started.
    [[nodiscard]] const std::string& brokenPlayer() const { return brokenPlayer_; }
    /// Returns the names of the players of a game, indexed by side.
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
    MatchContext& context_;
    MatchWatcher& watcher_;
    std::atomic<std::size_t> nextUnit_{0};
    std::stop_source stop_;

    std::mutex lock_;  ///< protects all members below while workers run
    std::condition_variable_any goesOn_;
    bool paused_ = false;
    Standings standings_;
    std::optional<GameResult> broken_;
    std::string brokenPlayer_;
    bool refused_ = false;  ///< true if the watcher has ended the match
    bool decided_ = false;
    std::exception_ptr failure_;  ///< exception of the first worker that failed
};

}  // namespace rokada::match
