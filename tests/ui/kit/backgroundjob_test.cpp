// Tests that background jobs run one after the other, and that starting a job does not block the window.
#include "kit/backgroundjob.h"

#include <QTest>

#include <gtest/gtest.h>

#include <atomic>

namespace rokada::ui::backgroundjobTest {
namespace {

/// A job that runs until `release` is called.
class SlowJob : public ::testing::Test {
protected:
    void SetUp() override {
        job.start([this](const std::stop_token&) {
            running = true;
            released_.wait(false);
            running = false;
        });
        ASSERT_TRUE(QTest::qWaitFor([this] { return running.load(); }));
    }
    void TearDown() override { release(); }
    void release() {
        released_ = true;
        released_.notify_all();
    }

    std::atomic<bool> running{false};

private:
    std::atomic<bool> released_{false};

protected:
    BackgroundJob job;
};

TEST_F(SlowJob, IsNotAwaitedByTheStartOfTheNext) {
    std::atomic<bool> together{false}, next{false};
    job.start([&](const std::stop_token&) {
        together = running.load();
        next = true;
    });
    EXPECT_TRUE(running) << "start has returned before the end of the first job";
    release();
    job.wait();
    EXPECT_TRUE(next);
    EXPECT_FALSE(together) << "only one job runs at a time";
}

TEST_F(SlowJob, DelaysAJobThatIsStoppedBeforeItBeginsAndStillAnswers) {
    std::atomic<bool> answered{false}, stopped{false};
    job.start([&](const std::stop_token& stop) {
        stopped = stop.stop_requested();
        answered = true;
    });
    job.requestStop();
    release();
    job.wait();
    EXPECT_TRUE(answered) << "for example with the best move so far";
    EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace rokada::ui::backgroundjobTest
