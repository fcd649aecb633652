// Lets a random user perform many actions, which must cause no violations. Environment variables choose the number of
// actions (MONKEY_ACTIONS), the seed (MONKEY_SEED) and the variant (MONKEY_GAME). ROKADA_WATCHDOG is a time in
// milliseconds: if it is set, the test also fails if the program has blocked the window for longer than this. Such a
// test works best on a display, with QT_QPA_PLATFORM=xcb.
#include "monkey.h"
#include "ownwatchdog.h"

#include <malloc.h>
#include <iostream>

namespace rokada::ui::testing::monkeyTest {
namespace {

constexpr int UsualActions = ROKADA_NIGHTLY_SIZE ? 20'000 : 300;
/// Number of actions after which nearly all data have been loaded.
constexpr int WarmUp = 10'000;
constexpr std::size_t MayGrow = std::size_t{24} << 20;
/// Size in bytes from which an allocation is not counted. Tables of searches and images are larger. They come and go,
/// so they would hide the growth that this test looks for.
constexpr int LargestCounted = 128 << 10;

/// Longest time for which the window may be blocked. Builds with sanitizers or without optimization get more time.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::chrono::milliseconds Away(1'500);
#elif defined(NDEBUG)
constexpr std::chrono::milliseconds Away(100);
#else
constexpr std::chrono::milliseconds Away(300);
#endif

int fromEnvironment(const char* name, int usual) {
    bool read = false;
    const int value = qEnvironmentVariableIntValue(name, &read);
    return read ? value : usual;
}

/// Counts and prints the stalls that the program itself has caused. The count stays 0 if there is no watchdog.
class StallCount {
public:
    StallCount() {
        if (Watchdog* dog = ownWatchdog()) dog->forgetStalls();
    }
    void look(const Monkey& monkey) {
        Watchdog* dog = ownWatchdog();
        if (dog == nullptr) return;
        for (const Stall& stall : dog->takeStalls()) {
            if (!stall.ours) continue;
            ++count_;
            std::cout << "stall of " << stall.time.count() << " ms, " << stall.worked.count() << " ms of work, after "
                      << monkey.lastAction() << '\n';
        }
    }
    [[nodiscard]] int count() const { return count_; }

private:
    int count_ = 0;
};

TEST(Monkey, FindsNothing) {
    const int actions = fromEnvironment("MONKEY_ACTIONS", UsualActions);
    Monkey monkey(static_cast<std::uint64_t>(fromEnvironment("MONKEY_SEED", 1)),
                  qEnvironmentVariable("MONKEY_GAME").toStdString());
    StallCount stalls;
    // A fixed threshold keeps large allocations out of the heap, whose bytes in use are counted.
    mallopt(M_MMAP_THRESHOLD, LargestCounted);
    std::size_t warm = 0;
    for (int i = 0; i < actions && monkey.violation().empty(); ++i) {
        monkey.act();
        stalls.look(monkey);
        if (i == 0 || i % WarmUp != 0) continue;
        const std::size_t now = mallinfo2().uordblks;
        if (i == WarmUp) warm = now;
        std::cout << "memory: " << now / 1024 << " kB after " << i << " actions\n";
    }
    EXPECT_EQ(monkey.violation(), "");
    EXPECT_EQ(stalls.count(), 0);
    const auto longest = std::chrono::duration_cast<std::chrono::milliseconds>(monkey.busiest().time);
    std::cout << "longest: " << longest.count() << " ms, " << monkey.busiest().what << '\n';
    EXPECT_LT(longest, Away) << monkey.busiest().what;
    if (warm == 0) return;
    const std::size_t now = mallinfo2().uordblks;
    std::cout << "memory: " << now / 1024 << " kB in the end\n";
    EXPECT_LT(now, warm + MayGrow);
}

}  // namespace
}  // namespace rokada::ui::testing::monkeyTest
