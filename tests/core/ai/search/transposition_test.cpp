#include "ai/search/transposition.h"

#include "base/scrambled.h"

#include <gtest/gtest.h>

#include <thread>

namespace rokada::transpositionTest {
namespace {

TableEntry entryOf(Key key) {
    return {.move = Move(Square(key % 190), Square(key / 7 % 190), MoveType::Bonus, Kind(key % 15)),
            .score = static_cast<Score>(key % 60000) - 30000,
            .evaluation = static_cast<Score>(key / 3 % 60000) - 30000,
            .depth = static_cast<int>(key % 120) - 1,
            .bound = Bound(1 + key % 3)};
}

bool same(const TableEntry& a, const TableEntry& b) {
    return a.move == b.move && a.score == b.score && a.evaluation == b.evaluation && a.depth == b.depth &&
           a.bound == b.bound;
}

TEST(TranspositionTable, GivesBackWhatItWasGiven) {
    TranspositionTable table(1);
    for (std::uint64_t i = 1; i < 500; ++i) {
        const Key key = scrambled(i);
        table.store(key, entryOf(key));
        const auto found = table.find(key);
        ASSERT_TRUE(found);
        EXPECT_TRUE(same(*found, entryOf(key))) << i;
    }
    EXPECT_FALSE(table.find(scrambled(100'000)));
}

TEST(TranspositionTable, KeepsAMoveThatABoundWithoutOneWouldErase) {
    TranspositionTable table(1);
    const Key key = scrambled(1);
    table.store(key, entryOf(key));
    table.store(key, {.score = 5, .depth = 120, .bound = Bound::Upper});
    EXPECT_EQ(table.find(key)->move, entryOf(key).move);
    EXPECT_EQ(table.find(key)->score, 5);
}

TEST(TranspositionTable, ForgetsWhenCleared) {
    TranspositionTable table(1);
    table.store(scrambled(1), entryOf(scrambled(1)));
    EXPECT_EQ(table.hashfull() >= 0, true);
    table.clear();
    EXPECT_FALSE(table.find(scrambled(1)));
    EXPECT_EQ(table.hashfull(), 0);
}

TEST(TranspositionTable, ThreadsNeverSeeAMixtureOfTwoEntries) {
    TranspositionTable table(1);
    const auto work = [&](std::uint64_t seed) {
        for (std::uint64_t i = 0; i < 200'000; ++i) {
            // All keys use only 64 different values, so the threads often access the same bucket.
            const Key key = scrambled(scrambled(seed + i) % 64) << 22;
            const auto found = table.find(key);
            if (found && !same(*found, entryOf(key))) return false;
            table.store(key, entryOf(key));
        }
        return true;
    };
    bool first = false;
    std::jthread other([&] { first = work(1); });
    const bool second = work(2);
    other.join();
    EXPECT_TRUE(first && second);
}

}  // namespace
}  // namespace rokada::transpositionTest
