// Tests single and repeated delays, and the simulated time of tests.
#include "heldtime.h"

#include "kit/delay.h"

#include <QSignalSpy>
#include <QTest>
#include <QVariantAnimation>

#include <gtest/gtest.h>

namespace rokada::ui::delayTest {
namespace {

using namespace std::chrono_literals;
using namespace testing;

TEST(Delay, IsOverOnce) {
    Delay delay(nullptr, 100ms);
    QSignalSpy over(&delay, &Delay::timeout);
    delay.start();
    pass(99ms);
    EXPECT_EQ(over.count(), 0);
    EXPECT_TRUE(delay.active());
    pass(1ms);
    EXPECT_EQ(over.count(), 1);
    EXPECT_FALSE(delay.active());
    pass(1h);
    EXPECT_EQ(over.count(), 1);
}

TEST(Delay, BeginsAgainWhenItIsStartedWhileItRuns) {
    Delay delay(nullptr, 100ms);
    QSignalSpy over(&delay, &Delay::timeout);
    delay.start();
    pass(60ms);
    delay.start();
    pass(60ms);
    EXPECT_EQ(over.count(), 0);
    pass(40ms);
    EXPECT_EQ(over.count(), 1);
}

TEST(Delay, RunsAgainAndAgainUntilItIsStopped) {
    Delay delay(nullptr, 100ms, Delay::Runs::Repeatedly);
    QSignalSpy over(&delay, &Delay::timeout);
    delay.start();
    pass(350ms);
    EXPECT_EQ(over.count(), 3);
    delay.stop();
    pass(350ms);
    EXPECT_EQ(over.count(), 3);
}

TEST(Delay, OneThatIsDestroyedIsForgotten) {
    {
        Delay delay(nullptr, 100ms);
        delay.start();
        EXPECT_EQ(untilNextDelay(), 100ms);
    }
    EXPECT_FALSE(untilNextDelay());
    pass(1s);
}

TEST(Delay, TheMachineWakesItToo) {
    const MachineTime machine;
    Delay delay(nullptr);
    QSignalSpy over(&delay, &Delay::timeout);
    const auto before = timeNow();
    delay.start();
    EXPECT_TRUE(QTest::qWaitFor([&] { return over.count() == 1; }));
    EXPECT_FALSE(delay.active());
    EXPECT_GE(timeNow(), before);
}

TEST(HeldTime, DelaysAreOverInTheirOrderAtTheirTime) {
    Delay late(nullptr, 300ms), early(nullptr, 200ms);
    std::vector<std::chrono::milliseconds> times;
    const auto begin = timeNow();
    for (Delay* delay : {&late, &early}) {
        QObject::connect(delay, &Delay::timeout, delay, [&] { times.push_back(timeNow() - begin); });
        delay->start();
    }
    pass(1s);
    EXPECT_EQ(times, (std::vector<std::chrono::milliseconds>{200ms, 300ms}));
    EXPECT_EQ(timeNow() - begin, 1s);
}

TEST(HeldTime, AnimationsGoOnWithIt) {
    QVariantAnimation animation;
    animation.setStartValue(0.0);
    animation.setEndValue(1.0);
    animation.setDuration(400);
    animation.start();
    pass(100ms);
    EXPECT_NEAR(animation.currentValue().toDouble(), 0.25, 0.01);
    pass(300ms);
    EXPECT_EQ(animation.state(), QAbstractAnimation::Stopped);
}

}  // namespace
}  // namespace rokada::ui::delayTest
