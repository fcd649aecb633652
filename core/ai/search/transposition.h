// Transposition table, shared by all threads without locks.
#pragma once

#include "ai/evaluation/score.h"
#include "base/move.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace rokada {

/// Entry of the transposition table. Mate scores count plies from the stored position, not from the root.
struct TableEntry {
    Move move;  ///< best move, or `Move()` if there is none
    Score score = 0;
    Score evaluation = 0;  ///< static evaluation, `Infinite` if in check
    int depth = 0;
    Bound bound = Bound::None;
};

/// Transposition table. An entry consists of two words, and the second one is a check value of the first. A reader thus
/// detects an entry that two threads have written at the same time (Hyatt and Mann, "A lockless transposition table
/// implementation", 2002).
class TranspositionTable {
public:
    explicit TranspositionTable(int megabytes) { resize(megabytes); }

    /// Sets the size, clamped to 1..4096 megabytes, and clears the table. Throws `std::bad_alloc` if there is not
    /// enough memory; the table must then be resized before use.
    void resize(int megabytes);
    void clear();
    /// Marks the start of a new search. Entries of earlier searches are then replaced first.
    void newSearch() { age_ = (age_ + 1) % Ages; }

    [[nodiscard]] std::optional<TableEntry> find(Key key) const;
    void store(Key key, const TableEntry& entry);
    /// Prefetches the bucket of this key.
    void prefetch(Key key) const { __builtin_prefetch(&buckets_[key & mask_]); }
    /// Returns the share of entries that the current search has written, in thousandths. It is estimated from a sample.
    [[nodiscard]] int hashfull() const;

private:
    static constexpr unsigned Ages = 32;
    /// Stored entry. It has plain integers, which are accessed through `std::atomic_ref`. Therefore, zeroed memory from
    /// the system is a valid empty table, and a large table need not be written before the first search.
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

    /// Allocates zeroed buckets. Returns nullptr if there is not enough memory.
    [[nodiscard]] static Memory zeros(std::uint64_t count);
    void use(Memory memory);

    Memory memory_;
    Bucket* buckets_ = nullptr;  ///< first aligned bucket in `memory_`
    std::uint64_t mask_ = 0;
    unsigned age_ = 0;
};

}  // namespace rokada
