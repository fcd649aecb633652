// The transposition table, shared by all threads without locks.
#pragma once

#include "ai/evaluation/score.h"
#include "base/move.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace rokada {

/// What a stored score says of the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What is known of a position. Mate scores count from the position itself.
struct TableEntry {
    Move move;  ///< `Move()` if none is known
    Score score = 0;
    Score evaluation = 0;  ///< static, `Infinite` if it was in check
    int depth = 0;
    Bound bound = Bound::None;
};

/// An entry is two words that belong together only if one explains the other, so that a reader detects a torn entry
/// (Hyatt and Mann, "A lockless transposition table implementation", 2002).
class TranspositionTable {
public:
    explicit TranspositionTable(int megabytes) { resize(megabytes); }

    /// Forgets everything.
    void resize(int megabytes);
    void clear();
    /// Entries of earlier searches are the first to be replaced.
    void newSearch() { age_ = (age_ + 1) % Ages; }

    [[nodiscard]] std::optional<TableEntry> find(Key key) const;
    void store(Key key, const TableEntry& entry);
    /// Prefetches the bucket of this key.
    void prefetch(Key key) const { __builtin_prefetch(&buckets_[key & mask_]); }
    /// Used entries of this search in thousandths, from a sample.
    [[nodiscard]] int fullness() const;

private:
    static constexpr unsigned Ages = 32;
    struct Slot {
        std::atomic<std::uint64_t> data{0};
        std::atomic<std::uint64_t> check{0};
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> slots;
    };

    std::unique_ptr<Bucket[]> buckets_;
    std::uint64_t mask_ = 0;
    unsigned age_ = 0;
};

}  // namespace rokada
