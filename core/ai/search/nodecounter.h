// Counts the nodes of one search thread and decides when this thread must stop.
#pragma once

#include "ai/search/sharedsearch.h"

namespace rokada {

/// Node counter of one search thread.
class NodeCounter {
public:
    explicit NodeCounter(SharedSearch& shared) : shared_(shared) {}

    /// Sets the stop condition, which is then checked about every thousand nodes. Several threads can share one stop
    /// condition.
    void setStopCondition(StopCondition* condition) { stopCondition_ = condition; }
    /// Sets the exact node limit of this thread; 0 for no limit.
    void setLimit(std::uint64_t nodes) { limit_ = nodes; }

    /// Clears the stop, and continues with the root window of this number (`RootWindow::number`).
    void resume(std::uint32_t window) {
        window_ = window;
        stopped_ = false;
    }
    void resume() { stopped_ = false; }
    void count() {
        ++nodes_;
        if (limit_ != 0 && nodes_ >= limit_) stopped_ = true;
        if ((nodes_ & 1023) == 0) reportNodes();
        if ((nodes_ & 63) == 0) checkLimits();
    }

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] bool stopped() const { return stopped_; }
    /// Returns true if no further root window can be searched, because the search has stopped or the node limit is
    /// reached.
    [[nodiscard]] bool limitReached() const {
        return shared_.stop.load(std::memory_order_relaxed) || (limit_ != 0 && nodes_ >= limit_);
    }

private:
    void reportNodes() {
        const std::uint64_t fresh = nodes_ - reported_;
        const std::uint64_t all = shared_.nodes.fetch_add(fresh, std::memory_order_relaxed) + fresh;
        reported_ = nodes_;
        if (stopCondition_ != nullptr && stopCondition_->timeIsUp(all))
            shared_.stop.store(true, std::memory_order_relaxed);
    }
    /// Stops this thread if another thread has stopped the whole search or has finished the current root window.
    void checkLimits() {
        if (shared_.stop.load(std::memory_order_relaxed)) stopped_ = true;
        if (shared_.deepening != nullptr && shared_.deepening->past(window_)) stopped_ = true;
    }

    SharedSearch& shared_;
    StopCondition* stopCondition_ = nullptr;
    std::uint64_t limit_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t reported_ = 0;
    std::uint32_t window_ = 0;  ///< number of the root window being searched
    bool stopped_ = false;
};

}  // namespace rokada
