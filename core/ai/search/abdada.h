// Which moves the threads of one search are searching, so that each tries others first: ABDADA (J.-C. Weill, "The
// ABDADA distributed minimax search algorithm", 1996) as T. Kerrigan simplified it (2017).
#pragma once

#include "base/move.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace rokada {

/// A small lockless table. It may forget a move or keep one for too long, which costs nothing but time.
class Abdada {
public:
    /// A move in a position, searched to some depth; never 0.
    using Name = std::uint64_t;

    [[nodiscard]] static Name nameOf(Key position, Move move, int depth);

    [[nodiscard]] bool has(Name name) const;
    void enter(Name name);
    void leave(Name name);

private:
    static constexpr std::size_t Buckets = 4096;
    using Bucket = std::array<std::atomic<Name>, 4>;
    [[nodiscard]] static std::size_t bucketOf(Name name) { return (name >> 1) % Buckets; }

    std::array<Bucket, Buckets> buckets_{};
};

}  // namespace rokada
