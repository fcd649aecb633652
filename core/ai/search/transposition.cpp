#include "ai/search/transposition.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <new>
#include <utility>

namespace rokada {

namespace {

// Fields of the data word, lowest bits first: from (8 bits), to (8), becomes (4), detail (8), bound (2), age (5), depth
// (8) and score (16). In the check word, the upper 48 bits mix key and data, and the lower 16 bits are the static
// evaluation. The lower bits of the key select the bucket.
constexpr std::uint64_t CheckMask = ~std::uint64_t{0xFFFF};

std::uint64_t bits(Move move) {
    return move.from() | std::uint64_t{move.to()} << 8 | static_cast<std::uint64_t>(move.becomes()) << 16 |
           std::uint64_t{move.detail()} << 20;
}

Move moveFrom(std::uint64_t data) {
    return Move::ofDetail(Square(data & 0xFF), Square(data >> 8 & 0xFF), Kind(data >> 16 & 15),
                          static_cast<std::uint8_t>(data >> 20 & 0xFF));
}

std::uint64_t packed(const TableEntry& entry, unsigned age) {
    return bits(entry.move) | static_cast<std::uint64_t>(entry.bound) << 28 | std::uint64_t{age} << 30 |
           static_cast<std::uint64_t>(static_cast<std::uint8_t>(entry.depth)) << 35 |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.score)) << 43;
}

Bound boundOf(std::uint64_t data) { return Bound(data >> 28 & 3); }
unsigned ageOf(std::uint64_t data) { return data >> 30 & 31; }
int depthOf(std::uint64_t data) { return static_cast<std::int8_t>(data >> 35 & 0xFF); }

std::uint64_t checkOf(Key key, std::uint64_t data, Score evaluation) {
    return ((key ^ data * 0x9E3779B97F4A7C15) & CheckMask) | static_cast<std::uint16_t>(evaluation);
}

std::uint64_t load(std::uint64_t& word) { return std::atomic_ref(word).load(std::memory_order_relaxed); }
void save(std::uint64_t& word, std::uint64_t value) { std::atomic_ref(word).store(value, std::memory_order_relaxed); }

bool explains(std::uint64_t check, Key key, std::uint64_t data) {
    return ((check ^ checkOf(key, data, 0)) & CheckMask) == 0;
}

}  // namespace

TranspositionTable::Memory TranspositionTable::zeros(std::uint64_t count) {
    return Memory(std::calloc(count + 1, sizeof(Bucket)));  // NOLINT: zeros without writing them
}

void TranspositionTable::use(Memory memory) {
    memory_ = std::move(memory);
    const auto beyond = reinterpret_cast<std::uintptr_t>(memory_.get()) % alignof(Bucket);
    char* const first = static_cast<char*>(memory_.get()) + (beyond == 0 ? 0 : alignof(Bucket) - beyond);
    buckets_ = reinterpret_cast<Bucket*>(first);
    age_ = 0;
}

void TranspositionTable::resize(int megabytes) {
    const auto wanted = static_cast<std::uint64_t>(std::clamp(megabytes, 1, 4096)) * 1024 * 1024 / sizeof(Bucket);
    const std::uint64_t count = std::bit_floor(wanted);
    memory_.reset();
    Memory memory = zeros(count);
    if (!memory) throw std::bad_alloc();
    use(std::move(memory));
    mask_ = count - 1;
}

/// Clears a large table by allocating fresh zeroed memory, which is faster than writing zeros. Writes zeros if the
/// table is small, or if there is not enough memory for two tables.
void TranspositionTable::clear() {
    constexpr std::uint64_t Small = std::uint64_t{64} * 1024 * 1024 / sizeof(Bucket);
    if (mask_ >= Small) {
        if (Memory memory = zeros(mask_ + 1)) return use(std::move(memory));
    }
    std::memset(buckets_, 0, (mask_ + 1) * sizeof(Bucket));  // a loop would be slow in builds with runtime checks
    age_ = 0;
}

std::optional<TableEntry> TranspositionTable::find(Key key) const {
    for (Slot& slot : buckets_[key & mask_].slots) {
        const std::uint64_t data = load(slot.data);
        const std::uint64_t check = load(slot.check);
        if (boundOf(data) == Bound::None || !explains(check, key, data)) continue;
        return TableEntry{.move = moveFrom(data),
                          .score = static_cast<std::int16_t>(data >> 43 & 0xFFFF),
                          .evaluation = static_cast<std::int16_t>(check & 0xFFFF),
                          .depth = depthOf(data),
                          .bound = boundOf(data)};
    }
    return std::nullopt;
}

void TranspositionTable::store(Key key, const TableEntry& entry) {
    Slot* place = nullptr;
    int least = 1 << 20;
    TableEntry kept = entry;
    for (Slot& slot : buckets_[key & mask_].slots) {
        const std::uint64_t data = load(slot.data);
        if (boundOf(data) != Bound::None && explains(load(slot.check), key, data)) {
            const bool deeper = depthOf(data) > entry.depth + 3 && ageOf(data) == age_ && entry.bound != Bound::Exact;
            if (deeper) return;
            if (entry.move == Move()) kept.move = moveFrom(data);
            place = &slot;
            break;
        }
        const int older = static_cast<int>((age_ + Ages - ageOf(data)) % Ages);
        const int worth = boundOf(data) == Bound::None ? -1000 : depthOf(data) - 8 * older;
        if (worth >= least) continue;
        least = worth;
        place = &slot;
    }
    const std::uint64_t data = packed(kept, age_);
    save(place->data, data);
    save(place->check, checkOf(key, data, kept.evaluation));
}

int TranspositionTable::hashfull() const {
    const std::uint64_t sample = std::min<std::uint64_t>(mask_ + 1, 250);
    std::uint64_t used = 0;
    for (std::uint64_t i = 0; i < sample; ++i) {
        for (Slot& slot : buckets_[i].slots) {
            const std::uint64_t data = load(slot.data);
            used += boundOf(data) != Bound::None && ageOf(data) == age_;
        }
    }
    return static_cast<int>(used * 1000 / (sample * 4));
}

}  // namespace rokada
