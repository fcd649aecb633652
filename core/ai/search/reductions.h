// By how much late moves are searched less deeply.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace rokada {

/// Logarithmic reductions of late moves.
class Reductions {
public:
    Reductions() {
        for (int depth = 1; depth < Size; ++depth) {
            for (int count = 1; count < Size; ++count) {
                table_[index(depth)][index(count)] =
                    static_cast<std::int8_t>(std::lround(std::log(depth) * std::log(count) / 2.25));
            }
        }
    }
    [[nodiscard]] int of(int depth, int count) const { return table_[index(depth)][index(count)]; }

private:
    static constexpr int Size = 64;
    static std::size_t index(int i) { return static_cast<std::size_t>(std::clamp(i, 0, Size - 1)); }
    std::array<std::array<std::int8_t, Size>, Size> table_{};
};

[[nodiscard]] inline const Reductions& reductions() {
    static const Reductions table;
    return table;
}

}  // namespace rokada
