// Table of the basic late move reduction.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace rokada {

/// Table of 100 * ln(depth) * ln(move number), with both arguments limited to 63. `SearchParameters::reduction` scales
/// it.
class Reductions {
public:
    Reductions() {
        for (int depth = 1; depth < Size; ++depth) {
            for (int count = 1; count < Size; ++count) {
                table_[index(depth)][index(count)] =
                    static_cast<std::int16_t>(std::lround(100 * std::log(depth) * std::log(count)));
            }
        }
    }
    [[nodiscard]] int of(int depth, int count) const { return table_[index(depth)][index(count)]; }

private:
    static constexpr int Size = 64;
    static std::size_t index(int i) { return static_cast<std::size_t>(std::clamp(i, 0, Size - 1)); }
    std::array<std::array<std::int16_t, Size>, Size> table_{};
};

/// Returns the table, which is built on first use. Thread-safe.
[[nodiscard]] inline const Reductions& reductions() {
    static const Reductions table;
    return table;
}

}  // namespace rokada
