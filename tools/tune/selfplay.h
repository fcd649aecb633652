// Self-play games that provide positions for the fit.
#pragma once

#include "ai/search/engine.h"
#include "sample.h"
#include "setups.h"

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <ostream>
#include <unordered_set>
#include <vector>

namespace rokada::tune {

struct PlayPlan {
    std::string options = "-";  ///< rule options of most games
    int vary = 15;              ///< percentage of the games that have random rule options instead
    std::uint64_t nodes = 2000;
    std::uint64_t seed = 1;
    std::size_t positions = 100000;
    int threads = 2;
    int seconds = 0;  ///< seconds after which no more games are started; 0 means no limit
};

/// Plays games and writes their quiet positions, each position only once. The games are in the order in which they were
/// started. Without a time limit, equal plans give equal texts for any number of threads.
class SelfPlay {
public:
    SelfPlay(Setups& setups, PlayPlan plan, std::ostream& out);

    /// Plays the games. Ends early if the output cannot be written.
    void run(std::ostream& log);

private:
    struct Kept {
        Key key;
        std::size_t ply;
        Sample sample;
    };
    void work(std::ostream& log);
    [[nodiscard]] bool over() const;
    [[nodiscard]] std::vector<Kept> playGame(std::size_t number, Engine& engine);
    void hand(std::size_t number, std::vector<Kept> kept, std::ostream& log);
    void write(const std::vector<Kept>& kept);

    Setups& setups_;
    PlayPlan plan_;
    std::ostream& out_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::atomic<std::size_t> begun_{0}, written_{0};
    std::atomic<bool> failed_{false};  ///< true if the output can no longer be written
    std::mutex lock_;
    std::map<std::size_t, std::vector<Kept>> waiting_;  ///< finished games that wait for an earlier game to finish
    std::size_t next_ = 0;                              ///< number of the game that is written next
    std::unordered_set<Key> seen_;
};

}  // namespace rokada::tune
