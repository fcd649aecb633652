// Records which moves the threads of a search are searching now, so that another thread tries other moves first. The
// method is ABDADA (J.-C. Weill, "The ABDADA distributed minimax search algorithm", 1996), as simplified by T. Kerrigan
// (2017).
#pragma once

#include "base/move.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace rokada {

/// Small lockless table of the moves being searched. It can lose a move or keep one too long. Both errors only cost
/// time.
class Abdada {
public:
    /// Hash key of a position, a move and a search depth. It is never 0.
    using Name = std::uint64_t;

    [[nodiscard]] static Name nameOf(Key position, Move move, int depth);

    [[nodiscard]] bool has(Name name) const;
    void startMove(Name name);
    void finishMove(Name name);

private:
    static constexpr std::size_t Buckets = 4096;
    using Bucket = std::array<std::atomic<Name>, 4>;
    [[nodiscard]] static std::size_t bucketOf(Name name) { return (name >> 1) % Buckets; }

    std::array<Bucket, Buckets> buckets_{};
};

}  // namespace rokada
