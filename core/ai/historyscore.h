// The number in which a search keeps what it has learnt about something.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace rokada {

/// A score that is drawn towards its bounds the more slowly the nearer it is, so it never overflows.
class HistoryScore {
public:
    static constexpr int Most = 16384;

    [[nodiscard]] int value() const { return value_; }
    void learn(int bonus) { value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / Most); }

private:
    std::int16_t value_ = 0;
};

}  // namespace rokada
