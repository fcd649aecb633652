// Iterative deepening with aspiration windows, for one thread or several: all search the same window at the root, and
// the first to finish it ends it for the others.
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

/// A move at the root with what is known of it.
struct RootMove {
    Move move;
    Score score = -Infinite;
    Score earlier = -Infinite;  ///< of the last iteration
    std::vector<Move> pv;
    Bound bound = Bound::Exact;  ///< what the score is
};

/// A move whose score lies outside of the window in which it was searched.
struct RootBound {
    int depth = 0;
    RootMove move;
};

/// One search at the root.
struct RootWindow {
    std::uint32_t number = 0;  ///< counts up
    int depth = 0;             ///< plies; 0: nothing is left to be searched
    std::size_t pv = 0;        ///< the moves before this one have their scores
    Score alpha = -Infinite;
    Score beta = Infinite;
};

/// The course of one search. Every function may be called from any thread.
class Deepening {
public:
    /// So many variations get exact scores, at least 1 and at most the number of moves. The last iteration has the
    /// depth `deepest`. The first window of one with a reliable score reaches `aspiration` centipawns either way.
    Deepening(std::vector<RootMove> moves, std::size_t variations, int deepest, Score aspiration);

    /// What is to be searched now; `moves` becomes the root moves, in the order in which to search them.
    RootWindow current(std::vector<RootMove>& moves);
    /// This window was searched, with this score, and `moves` sorted from its `pv` on. Without effect if another thread
    /// was quicker.
    void finish(const RootWindow& window, Score score, const std::vector<RootMove>& moves);
    /// The window of this number has been finished.
    [[nodiscard]] bool past(std::uint32_t number) const { return number_.load(std::memory_order_relaxed) != number; }
    /// Every finished iteration is reported once, the oldest first: its depth, 0 if there is none; `moves` becomes its
    /// root moves, best first.
    [[nodiscard]] int finished(std::vector<RootMove>& moves);
    /// The last bound that was found in the iteration that is searched, once. Of several variations none is told: they
    /// would have to be compared.
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
    Score width_ = 0;  ///< of the last widening, centipawns
    std::vector<RootMove> moves_;
    int told_ = 0;  ///< depth of the last iteration that was reported
    std::deque<std::vector<RootMove>> untold_;
    std::optional<RootBound> bound_;
};

}  // namespace rokada
