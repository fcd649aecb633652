// Tests that background jobs run one after the other, and that starting a job does not block the window.
#include "kit/backgroundjob.h"

#include <QTest>

#include <gtest/gtest.h>

#include <atomic>

namespace rokada::ui::backgroundjobTest {
namespace {

/// Work that ends only when `release` is called.
class SlowWork {
public:
    void operator()() {
        running_ = true;
        released_.wait(false);
        running_ = false;
    }
    void release() {
        released_ = true;
        released_.notify_all();
    }
    [[nodiscard]] bool running() const { return running_; }

private:
    std::atomic<bool> running_{false}, released_{false};
};

TEST(BackgroundJob, StartDoesNotWaitForTheJobBefore) {
    SlowWork slow;
    std::atomic<bool> together{false}, next{false};
    BackgroundJob job;
    job.start([&](const std::stop_token&) { slow(); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return slow.running(); }));
    job.start([&](const std::stop_token&) {
        together = slow.running();
        next = true;
    });
    EXPECT_TRUE(slow.running()) << "start has returned before the end of the first job";
    slow.release();
    job.wait();
    EXPECT_TRUE(next);
    EXPECT_FALSE(together) << "only one job runs at a time";
}

TEST(BackgroundJob, AJobThatIsStoppedBeforeItBeginsStillAnswers) {
    SlowWork slow;
    std::atomic<bool> answered{false}, stopped{false};
    BackgroundJob job;
    job.start([&](const std::stop_token&) { slow(); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return slow.running(); }));
    job.start([&](const std::stop_token& stop) {
        stopped = stop.stop_requested();
        answered = true;
    });
    job.requestStop();
    slow.release();
    job.wait();
    EXPECT_TRUE(answered) << "for example with the best move so far";
    EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace rokada::ui::backgroundjobTest
