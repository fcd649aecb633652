// Move generation, make and unmake must not allocate memory. This is a separate program, because it replaces operator
// new.
#include "diagram.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

namespace {

std::size_t allocations = 0;

}  // namespace

// If these operators were inlined, g++ would report mismatched allocators.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}

[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size);
}

[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace rokada::test {
namespace {

class NoAllocationIn : public testing::TestWithParam<const char*> {};

TEST_P(NoAllocationIn, WhileCountingMoves) {
    const RulebookPtr book = rules(GetParam());
    Position position = startPosition(*book);
    const std::size_t before = allocations;
    const std::uint64_t nodes = perft(position, 3);
    const std::size_t after = allocations;
    EXPECT_GT(nodes, 0u);
    EXPECT_EQ(after, before);
}

TEST(NoAllocation, WhileASideIsMatedAndEliminated) {
    const RulebookPtr book = rules("fortress");
    Position position = placed(book, "wKi3 wQc3 wBd4 rKh14 uKn9 bKa1 bPe8", "w - - 0 1");
    const std::size_t before = allocations;
    const std::uint64_t nodes = perft(position, 3);
    const std::size_t after = allocations;
    EXPECT_GT(nodes, 0u);
    EXPECT_EQ(after, before);
}

TEST(NoAllocation, TheCounterCounts) {
    const std::size_t before = allocations;
    const std::string text(1000, 'x');
    EXPECT_GT(allocations, before) << text.size();
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, NoAllocationIn,
                         testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress"));

}  // namespace
}  // namespace rokada::test
