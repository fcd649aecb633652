// Iterative deepening with aspiration windows for one or more threads. All threads search the same root window, and the
// first to finish ends it for the others.
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

/// Root move whose score is outside the window in which it was searched.
struct RootBound {
    int depth = 0;
    RootMove move;
};

/// One search of the root moves within a window.
struct RootWindow {
    std::uint32_t number = 0;  ///< increases with each window
    int depth = 0;             ///< depth in plies; 0 if no search is left
    std::size_t pv = 0;        ///< index of the first move to search; the moves before it have exact scores
    Score alpha = -Infinite;
    Score beta = Infinite;
};

/// Shared state of one iterative deepening search. Thread-safe.
class Deepening {
public:
    /// Prepares the first window. `variations` moves get exact scores; it must be between 1 and the number of moves.
    /// `deepest` is the depth of the last iteration. The first window around a reliable score reaches `aspiration`
    /// centipawns in both directions.
    Deepening(std::vector<RootMove> moves, std::size_t variations, int deepest, Score aspiration);

    /// Returns the window to search now, and sets `moves` to the root moves in search order.
    RootWindow current(std::vector<RootMove>& moves);
    /// Reports that `window` has been searched, with its score and with `moves` sorted from index `window.pv` on. Has
    /// no effect if another thread has finished the window.
    void finish(const RootWindow& window, Score score, const std::vector<RootMove>& moves);
    /// Returns true if the window with this number is finished.
    [[nodiscard]] bool past(std::uint32_t number) const { return number_.load(std::memory_order_relaxed) != number; }
    /// Returns the depth of the oldest finished iteration that was not returned before, and sets `moves` to its root
    /// moves, best first. Returns 0 if there is no such iteration.
    [[nodiscard]] int finished(std::vector<RootMove>& moves);
    /// Returns the last score outside a window in the current iteration, and forgets it. Returns nullopt if there is
    /// none. With several variations it always returns nullopt, because such scores would have to be compared.
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
    Score width_ = 0;  ///< half-width after the last widening, in centipawns
    std::vector<RootMove> moves_;
    int told_ = 0;  ///< depth of the last iteration that `finished` has returned
    std::deque<std::vector<RootMove>> untold_;
    std::optional<RootBound> bound_;
};

}  // namespace rokada
