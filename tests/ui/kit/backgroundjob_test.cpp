// Tests that background jobs run one after the other, and that starting a job does not block the window.
#include "kit/backgroundjob.h"

#include <QTest>

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace rokada::ui::backgroundjobTest {
namespace {

using namespace std::chrono_literals;

/// Job that ends only when it is released. Gives up after ten seconds, so that a failing test does not hang.
struct SlowJob {
    std::atomic<bool> running{false}, released{false};

    void operator()() {
        running = true;
        const auto begun = std::chrono::steady_clock::now();
        while (!released && std::chrono::steady_clock::now() - begun < 10s) std::this_thread::sleep_for(1ms);
        running = false;
    }
};

TEST(BackgroundJob, StartDoesNotWaitForTheJobBefore) {
    SlowJob slow;
    std::atomic<bool> together{false}, next{false};
    BackgroundJob job;
    job.start([&](const std::stop_token&) { slow(); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return slow.running.load(); }));
    job.start([&](const std::stop_token&) {
        together = slow.running.load();
        next = true;
    });
    EXPECT_TRUE(slow.running) << "start has returned before the end of the first job";
    slow.released = true;
    job.wait();
    EXPECT_TRUE(next);
    EXPECT_FALSE(together) << "only one job runs at a time";
}

TEST(BackgroundJob, AJobThatIsStoppedBeforeItBeginsStillAnswers) {
    SlowJob slow;
    std::atomic<bool> answered{false}, stopped{false};
    BackgroundJob job;
    job.start([&](const std::stop_token&) { slow(); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return slow.running.load(); }));
    job.start([&](const std::stop_token& stop) {
        stopped = stop.stop_requested();
        answered = true;
    });
    job.requestStop();
    slow.released = true;
    job.wait();
    EXPECT_TRUE(answered) << "for example with the best move so far";
    EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace rokada::ui::backgroundjobTest
