// Self-play games as material for the fit.
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
    std::string options = "-";  ///< options of most games
    int vary = 15;              ///< percentage of games with random options instead
    std::uint64_t nodes = 2000;
    std::uint64_t seed = 1;
    std::size_t positions = 100000;
    int threads = 2;
    int seconds = 0;  ///< seconds after which no game is started; 0 for no limit
};

/// Writes the positions of games in the order in which the games were started, each position once. Without a time limit
/// equal plans give equal text for any number of threads.
class SelfPlay {
public:
    SelfPlay(Setups& setups, PlayPlan plan, std::ostream& out);

    /// Ends early if the output cannot be written.
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
    std::atomic<bool> failed_{false};  ///< the output can no longer be written
    std::mutex lock_;
    std::map<std::size_t, std::vector<Kept>> waiting_;  ///< games that ended before earlier ones
    std::size_t next_ = 0;                              ///< next game to write
    std::unordered_set<Key> seen_;
};

}  // namespace rokada::tune
