// The watchdog must detect that the window is blocked, and must report the function or the wait that blocks it.
#include "kit/watchdog.h"
#include "kit/threadstack.h"
#include "kit/threadwait.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <fstream>
#include <iterator>
#include <mutex>
#include <thread>

namespace rokada::ui::watchdogTest {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds Limit(50);
/// Timeout that is long enough for a busy machine.
constexpr milliseconds Patience(20'000);

/// Blocks the thread until the watchdog has noticed it, but for at least twice the limit, so that even on a busy
/// machine the stall exceeds the limit.
[[gnu::noinline]] void workUntilSeen(const Watchdog& watchdog) {
    const ThreadClock clock;
    const milliseconds begun = clock.now();
    while ((watchdog.seen() == 0 || clock.now() - begun < 2 * Limit) && clock.now() - begun < Patience) {
    }
}

/// Returns the first stall that has ended. Returns an empty stall after the timeout.
Stall stallAfter(Watchdog& watchdog) {
    std::vector<Stall> stalls;
    static_cast<void>(QTest::qWaitFor(
        [&] {
            stalls = watchdog.takeStalls();
            return !stalls.empty();
        },
        static_cast<int>(Patience.count())));
    return stalls.empty() ? Stall{} : stalls.front();
}

TEST(Watchdog, TellsOfWork) {
    Watchdog watchdog({.limit = Limit, .silent = true});
    QCoreApplication::processEvents();
    workUntilSeen(watchdog);
    const Stall stall = stallAfter(watchdog);
    EXPECT_GE(stall.time, Limit);
    EXPECT_TRUE(stall.ours);
    EXPECT_GT(stall.worked, milliseconds(0));
    const auto named = [](const std::string& function) { return function.find("workUntilSeen") != std::string::npos; };
    EXPECT_TRUE(std::ranges::any_of(stall.stack, named)) << "the function has a name";
}

TEST(Watchdog, TellsOfALockThatIsHeld) {
#ifdef __SANITIZE_THREAD__
    GTEST_SKIP() << "the thread sanitizer delays the signal that asks a waiting thread for its library";
#endif
    Watchdog watchdog({.limit = Limit, .silent = true});
    QCoreApplication::processEvents();
    std::mutex mutex;
    std::mutex held;
    std::condition_variable holding;
    bool holds = false;
    std::thread other([&] {
        const std::lock_guard lock(mutex);
        {
            const std::lock_guard said(held);
            holds = true;
        }
        holding.notify_all();
        const ThreadClock clock;
        while (watchdog.seen() == 0 && clock.now() < Patience) std::this_thread::yield();
    });
    {
        std::unique_lock lock(held);
        holding.wait(lock, [&] { return holds; });
    }
    { const std::lock_guard lock(mutex); }
    other.join();
    const Stall stall = stallAfter(watchdog);
    EXPECT_TRUE(stall.ours);
    EXPECT_EQ(stall.waitedFor, "a lock or a thread");
}

TEST(ThreadStack, KnowsTheLibraryInWhichAThreadWaits) {
#ifdef __SANITIZE_THREAD__
    GTEST_SKIP() << "the thread sanitizer puts frames of its own between the library and the wait";
#endif
    prepareStacks();
    std::mutex mutex;
    std::condition_variable called;
    bool end = false;
    std::atomic<ThreadId> waiting = 0;
    std::thread other([&] {
        std::unique_lock lock(mutex);
        waiting = thisThread();
        called.wait(lock, [&] { return end; });
    });
    while (waiting == 0 || waitOf(waiting) != ThreadWait::Lock) std::this_thread::yield();
    EXPECT_TRUE(isCalling(waiting, "libstdc++")) << "it has the code of the condition variable";
    EXPECT_FALSE(isCalling(waiting, "libxcb"));
    {
        const std::lock_guard lock(mutex);
        end = true;
    }
    called.notify_all();
    other.join();
}

TEST(Watchdog, WritesWhatItSawIntoAFile) {
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("stalls")).toStdString();
    {
        Watchdog watchdog({.limit = Limit, .file = file});
        QCoreApplication::processEvents();
        workUntilSeen(watchdog);
        EXPECT_TRUE(stallAfter(watchdog).ours);
    }
    std::ifstream stream(file);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    EXPECT_NE(text.find("ms of processor time"), std::string::npos) << text;
    EXPECT_NE(text.find("workUntilSeen"), std::string::npos) << text;
}

TEST(Watchdog, IsSwitchedOnByTheEnvironment) {
    qunsetenv("ROKADA_WATCHDOG");
    EXPECT_EQ(Watchdog::fromEnvironment(), nullptr);
    qputenv("ROKADA_WATCHDOG", "0");
    EXPECT_EQ(Watchdog::fromEnvironment(), nullptr);
    for (const char* value : {"", "200"}) {
        qputenv("ROKADA_WATCHDOG", value);
        EXPECT_NE(Watchdog::fromEnvironment(), nullptr) << value;
    }
    qunsetenv("ROKADA_WATCHDOG");
}

}  // namespace
}  // namespace rokada::ui::watchdogTest
