// The transposition table, shared by all threads without locks.
#pragma once

#include "ai/evaluation/score.h"
#include "base/move.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace rokada {

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

    /// Forgets everything. Throws `std::bad_alloc` if there is not enough memory; the table is then not usable until
    /// another size is set.
    void resize(int megabytes);
    /// Forgets everything.
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
    /// Plain numbers, used through `std::atomic_ref`, so that memory that the system hands out as zeros is a table
    /// already: gigabytes need not be written before the first search.
    struct Slot {
        std::uint64_t data;
        std::uint64_t check;
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> slots;
    };
    struct Free {
        void operator()(void* memory) const { std::free(memory); }  // NOLINT: of std::calloc
    };
    using Memory = std::unique_ptr<void, Free>;

    /// Buckets that are all zero, or nothing.
    [[nodiscard]] static Memory zeros(std::uint64_t count);
    void use(Memory memory);

    Memory memory_;
    Bucket* buckets_ = nullptr;  ///< the first whole one in `memory_`
    std::uint64_t mask_ = 0;
    unsigned age_ = 0;
};

}  // namespace rokada
