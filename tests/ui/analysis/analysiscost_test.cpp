// Compares the speed of a search that the window shows with the speed of the same search without a window. The
// environment variable ANALYSIS_NODES sets the number of nodes. Without it, the test is skipped.
#include "ponderer.h"

#include "ai/search/engine.h"

#include <cstdlib>
#include <ctime>
#include <iostream>

namespace rokada::ui::analysiscostTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

/// Real time and processor time of one search, in seconds, and its nodes.
struct SearchCost {
    double seconds = 0, processor = 0;
    std::uint64_t nodes = 0;

    [[nodiscard]] double rate() const { return static_cast<double>(nodes) / seconds / 1000; }
    [[nodiscard]] double processorRate() const { return static_cast<double>(nodes) / processor / 1000; }
};

double secondsOf(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

/// Built-in engine with a new hash table for each search and a node limit. Equal tasks therefore cause equal searches.
class MeasuredAnalyst final : public Analyst {
public:
    explicit MeasuredAnalyst(std::uint64_t nodes) : nodes_(nodes) {}
    void use(EngineLimits room) override { room_ = room; }

    rokada::SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) override {
        Engine engine(room_.megabytes, room_.threads);
        asked = task;
        asked->limits.nodes = nodes_;
        const double begin = secondsOf(CLOCK_MONOTONIC), used = secondsOf(CLOCK_THREAD_CPUTIME_ID);
        rokada::SearchResult found = engine.think(*asked, stop, told);
        cost = {secondsOf(CLOCK_MONOTONIC) - begin, secondsOf(CLOCK_THREAD_CPUTIME_ID) - used, found.report.nodes};
        done = found.report.nodes >= nodes_;
        return found;
    }

    std::atomic<bool> done = false;
    std::optional<Task> asked;
    SearchCost cost;

private:
    std::uint64_t nodes_;
    EngineLimits room_;
};

TEST(AnalysisCost, OfTheWindowThatShowsIt) {
    const char* wanted = std::getenv("ANALYSIS_NODES");
    if (wanted == nullptr) GTEST_SKIP() << "ANALYSIS_NODES says how many";
    constexpr int TenMinutes = 600'000;
    for (const VariantInfo& info : offeredVariants()) {
        AnalysisDesk desk;
        const auto analyst = std::make_shared<MeasuredAnalyst>(std::strtoull(wanted, nullptr, 10));
        desk.use(analyst);
        desk.start(info.id, "", info.id.compare("fortress") == 0 ? Choices{{"placement", "standard"}} : Choices{});
        desk.trigger("freeBoard");
        // Advances the window's simulated time about as fast as real time passes.
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                pass(10ms);
                return analyst->done.load();
            },
            TenMinutes))
            << info.id;
        const SearchCost shown = analyst->cost;
        const Task task = *analyst->asked;
        static_cast<void>(analyst->think(task, {}, {}));
        const SearchCost alone = analyst->cost;
        EXPECT_EQ(shown.nodes, alone.nodes) << info.id << ": not the same search";
        std::cout << info.id << ": " << shown.nodes << " nodes, " << task.limits.variations << " variations; shown "
                  << shown.rate() << " k/s (" << shown.processorRate() << " of its processor's time), alone "
                  << alone.rate() << " k/s (" << alone.processorRate() << "); ratio " << shown.rate() / alone.rate()
                  << " (" << shown.processorRate() / alone.processorRate() << ")" << std::endl;
    }
}

}  // namespace
}  // namespace rokada::ui::analysiscostTest
