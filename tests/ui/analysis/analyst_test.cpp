// Tests the analysis engine with too little memory, and an engine that does not react.
#include "ponderer.h"

#include <gtest/gtest.h>

#include <sys/resource.h>

#include <latch>
#include <new>

namespace rokada::ui::analystTest {
namespace {

using namespace testing;

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

/// Limits the memory of this process to two gigabytes while the object exists.
class LittleRoom {
public:
    LittleRoom() {
        getrlimit(RLIMIT_AS, &before_);
        rlimit little = before_;
        little.rlim_cur = rlim_t{2} << 30;
        setrlimit(RLIMIT_AS, &little);
    }
    ~LittleRoom() { setrlimit(RLIMIT_AS, &before_); }
    LittleRoom(const LittleRoom&) = delete;
    LittleRoom& operator=(const LittleRoom&) = delete;

private:
    rlimit before_{};
};

TEST(Analyst, GoesOnWithLessMemoryWhereThereIsNotSoMuch) {
    Task task = Task::of(Game(setupFor("chess", "").book));
    task.limits.depth = 4;
    const auto analyst = builtInAnalyst();
    analyst->use({16, 1});
    EXPECT_EQ(analyst->think(task, {}, {}).report.depth, 4);
    {
        const LittleRoom room;
        EXPECT_THROW(analyst->use({4096, 1}), std::bad_alloc);
    }
    analyst->use({16, 1});
    EXPECT_EQ(analyst->think(task, {}, {}).report.depth, 4);
}

#endif

/// Analyst that ignores stop requests until the test releases it.
class Deaf final : public Analyst {
public:
    void use(EngineLimits) override {}
    rokada::SearchResult think(const Task& task, const std::stop_token&, const ReportCallback&) override {
        ++asked;
        go.wait();
        const Report report = ponderer.reportOn(task);
        return {.best = report.variations.front().moves.front(), .ponder = {}, .report = report};
    }

    Ponderer ponderer;
    std::latch go{1};
    std::atomic<int> asked = 0;
};

TEST(Analyst, ThatDoesNotListenKeepsNobodyWaiting) {
    AnalysisDesk desk;
    const auto deaf = std::make_shared<Deaf>();
    desk.use(deaf);
    desk.open("1. e4 e5 2. Nf3 Nc6 *\n");
    desk.trigger("analyse");
    pass(std::chrono::milliseconds(130));
    ASSERT_TRUE(QTest::qWaitFor([&] { return deaf->asked == 1; }));
    // The following step would never return if the window waited for the engine.
    desk.record().forward();
    pass(std::chrono::milliseconds(130));
    desk.trigger("analyse");
    desk.trigger("analyse");
    pass(std::chrono::milliseconds(130));
    EXPECT_EQ(deaf->asked, 1);
    deaf->go.count_down();
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.analysis().state() == AnalysisSession::State::Done; }));
    EXPECT_EQ(deaf->asked, 2) << "only what is wanted now";
    EXPECT_EQ(desk.analysis().root()->position, desk.record().game()->position());
    EXPECT_NE(desk.analysis().report(), nullptr);
}

}  // namespace
}  // namespace rokada::ui::analystTest
