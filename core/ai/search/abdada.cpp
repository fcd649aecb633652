#include "ai/search/abdada.h"

#include <algorithm>

namespace rokada {

Abdada::Name Abdada::nameOf(Key position, Move move, int depth) {
    const std::uint64_t bits =
        1 + (move.from() | std::uint64_t{move.to()} << 8 | static_cast<std::uint64_t>(move.becomes()) << 16 |
             static_cast<std::uint64_t>(depth) << 24 | static_cast<std::uint64_t>(move.pieces()) << 48);
    return (position ^ bits * 0x9E3779B97F4A7C15) | 1;
}

bool Abdada::has(Name name) const {
    const Bucket& places = buckets_[bucketOf(name)];
    return std::ranges::any_of(places,
                               [&](const auto& place) { return place.load(std::memory_order_relaxed) == name; });
}

void Abdada::startMove(Name name) {
    Bucket& places = buckets_[bucketOf(name)];
    const auto free =
        std::ranges::find_if(places, [](const auto& place) { return place.load(std::memory_order_relaxed) == 0; });
    (free == places.end() ? places.front() : *free).store(name, std::memory_order_relaxed);
}

void Abdada::finishMove(Name name) {
    for (auto& place : buckets_[bucketOf(name)]) {
        if (place.load(std::memory_order_relaxed) == name) place.store(0, std::memory_order_relaxed);
    }
}

}  // namespace rokada
