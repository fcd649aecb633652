// Bounded score, the element of the history tables.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdlib>

namespace rokada {

/// History score with gravity: the closer it is to its bounds, the less a bonus changes it, so it never overflows. Can
/// be used by several threads.
class HistoryScore {
public:
    static constexpr int Max = 16384;

    [[nodiscard]] int value() const { return value_.load(std::memory_order_relaxed); }
    void learn(int bonus) {
        const int old = value();
        value_.store(static_cast<std::int16_t>(old + bonus - old * std::abs(bonus) / Max), std::memory_order_relaxed);
    }

private:
    std::atomic<std::int16_t> value_{0};
};

}  // namespace rokada
