// Tests analysis with the real engine in every variant, while moves are made and undone. The window must never wait,
// and memory use must stay constant. The environment variable ANALYSIS_SECONDS sets the duration of the memory test per
// variant. Without it, the memory test is skipped.
#include "busywatch.h"
#include "ponderer.h"

#include <unistd.h>

#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>

namespace rokada::ui::analysisstallTest {
namespace {

using namespace testing;
using namespace std::chrono_literals;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::chrono::milliseconds MayBeAway(800);
#else
constexpr std::chrono::milliseconds MayBeAway(50);
#endif
constexpr int Rounds = ROKADA_NIGHTLY_SIZE ? 300 : 12;

void stepAbout(AnalysisDesk& desk, int round) {
    GameRecord& record = desk.record();
    const BusyWatch watch("round");
    switch (round % 6) {
        case 0: desk.trigger("playBest"); break;
        case 1: record.back(); break;
        case 2: record.forward(); break;
        case 3: record.tryMove(record.game()->moves()[0]); break;
        case 4: record.undoEdit(); break;
        default: record.first();
    }
}

void beginFreeBoard(AnalysisDesk& desk, const VariantInfo& info) {
    desk.use(builtInAnalyst());
    desk.start(info.id, "", info.id.compare("fortress") == 0 ? Choices{{"placement", "standard"}} : Choices{});
    desk.trigger("freeBoard");
    QCoreApplication::processEvents();
    static_cast<void>(BusyWatch::takeLongest());
}

/// Waits for a report on the position, and then steps to another position.
void goOn(AnalysisDesk& desk, int round) {
    pass(130ms);
    ASSERT_TRUE(QTest::qWaitFor([&] {
        pass(200ms);
        return desk.analysis().report() != nullptr;
    }));
    stepAbout(desk, round);
    QCoreApplication::processEvents();
}

/// Returns the resident memory of this process in megabytes.
double residentMegabytes() {
    std::ifstream statm("/proc/self/statm");
    long all = 0, resident = 0;
    statm >> all >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

TEST(AnalysisStall, NeverKeepsTheWindowWaiting) {
    for (const VariantInfo& info : offeredVariants()) {
        AnalysisDesk desk;
        beginFreeBoard(desk, info);
        for (int round = 0; round < Rounds; ++round) ASSERT_NO_FATAL_FAILURE(goOn(desk, round)) << info.id;
        const Busiest longest = BusyWatch::takeLongest();
        std::cout << info.id << ": " << longest.time.count() << " us, " << longest.what << '\n';
        EXPECT_LT(longest.time, MayBeAway) << info.id << ": " << longest.what;
    }
}

/// Memory may grow during the first part of the time, because tables, pictures and reports fill caches.
TEST(AnalysisStall, LongAnalysisTakesNoMoreMemory) {
    const char* wanted = std::getenv("ANALYSIS_SECONDS");
    if (wanted == nullptr) GTEST_SKIP() << "ANALYSIS_SECONDS says for how long";
    const std::time_t length = std::atoi(wanted);
    constexpr double MayGrow = 12;
    for (const VariantInfo& info : offeredVariants()) {
        AnalysisDesk desk;
        beginFreeBoard(desk, info);
        const std::time_t begin = std::time(nullptr);
        double settled = 0;
        int rounds = 0;
        while (std::time(nullptr) - begin < length) {
            ASSERT_NO_FATAL_FAILURE(goOn(desk, rounds++)) << info.id;
            if (settled == 0 && std::time(nullptr) - begin > length / 4) settled = residentMegabytes();
        }
        const Busiest longest = BusyWatch::takeLongest();
        const double end = residentMegabytes();
        std::cout << info.id << ": " << rounds << " moves made and undone, " << settled
                  << " MB after a quarter of the time, " << end << " MB at the end, longest " << longest.time.count()
                  << " us, " << longest.what << std::endl;
        EXPECT_LT(end - settled, MayGrow) << info.id;
        EXPECT_LT(longest.time, MayBeAway) << info.id << ": " << longest.what;
    }
}

}  // namespace
}  // namespace rokada::ui::analysisstallTest
