// Iterative deepening with aspiration windows for one or more threads. All threads search the same root window. When
// the first thread has finished the window, the other threads abandon it.
#pragma once

#include "ai/evaluation/score.h"
#include "base/move.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <vector>

namespace rokada {

/// Root move with its search results.
struct RootMove {
    Move move;
    Score score = -Infinite;
    Score earlier = -Infinite;  ///< score in the previous iteration
    std::vector<Move> pv;
    Bound bound = Bound::Exact;  ///< bound type of `score`
};

/// Root move whose score is outside the aspiration window, so that only a bound is known.
struct RootBound {
    int depth = 0;
    RootMove move;
};

/// Task for the threads: search the root moves at a certain depth within a certain window.
struct RootWindow {
    std::uint32_t number = 0;  ///< increases with each window
    int depth = 0;             ///< depth in plies; 0 if the last iteration is finished
    /// Index of the first root move to search; the moves before it already have exact scores (MultiPV).
    std::size_t pv = 0;
    Score alpha = -Infinite;
    Score beta = Infinite;
};

/// Shared state of one iterative deepening search. Thread-safe.
class Deepening {
public:
    /// Prepares the first window. `variations` is the number of root moves that need exact scores, from 1 to the number
    /// of moves. `deepest` is the depth of the last iteration. An aspiration window reaches `aspiration` centipawns
    /// above and below the last score.
    Deepening(std::vector<RootMove> moves, std::size_t variations, int deepest, Score aspiration);

    /// Returns the window to search now, and sets `moves` to all root moves in search order.
    RootWindow current(std::vector<RootMove>& moves);
    /// Reports that a thread has searched `window`, and determines the next window. `score` is its best score; `moves`
    /// are all root moves, sorted from index `window.pv` on. Has no effect if another thread has already finished the
    /// window.
    void finish(const RootWindow& window, Score score, const std::vector<RootMove>& moves);
    /// Returns true if the window with this number is finished.
    [[nodiscard]] bool past(std::uint32_t number) const { return number_.load(std::memory_order_relaxed) != number; }
    /// Returns the depth of the oldest finished iteration that no call has returned yet, and sets `moves` to its root
    /// moves, best first. Returns 0 if there is no such iteration.
    [[nodiscard]] int finished(std::vector<RootMove>& moves);
    /// Returns the last root move of the current iteration whose score was outside the window. Returns it only once,
    /// and nullopt if there is none. With several variations it always returns nullopt, because a bound cannot be
    /// ranked among exact scores.
    [[nodiscard]] std::optional<RootBound> bound();

private:
    void openIteration(int depth);
    void openWindow(std::size_t pv);
    void widen(Score score);

    std::mutex lock_;
    std::atomic<std::uint32_t> number_{0};
    const std::size_t variations_;
    const int deepest_;
    const Score aspiration_;
    RootWindow window_;
    Score width_ = 0;  ///< distance in centipawns by which the window was last opened or widened
    std::vector<RootMove> moves_;
    int told_ = 0;  ///< depth of the last iteration that `finished` has returned
    std::deque<std::vector<RootMove>> untold_;
    std::optional<RootBound> bound_;
};

}  // namespace rokada
