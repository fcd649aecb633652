// Analysis by the engine itself, in every game, while moves are made and undone: the window is never kept waiting.
#include "busywatch.h"
#include "ponderer.h"

#include <iostream>

namespace rokada::ui {
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

TEST(AnalysisStall, NeverKeepsTheWindowWaiting) {
    for (const VariantInfo& info : offeredVariants()) {
        AnalysisDesk desk;
        desk.analysis().thread().setAnalyst(engineAnalyst());
        desk.start(info.id, "", info.id.compare("fortress") == 0 ? Choices{{"placement", "standard"}} : Choices{});
        desk.trigger("freeBoard");
        QCoreApplication::processEvents();
        static_cast<void>(BusyWatch::takeLongest());
        for (int round = 0; round < Rounds; ++round) {
            pass(130ms);
            ASSERT_TRUE(QTest::qWaitFor([&] {
                pass(200ms);
                return desk.analysis().report() != nullptr;
            })) << info.id;
            stepAbout(desk, round);
            QCoreApplication::processEvents();
        }
        const Busiest longest = BusyWatch::takeLongest();
        std::cout << info.id << ": " << longest.time.count() << " us, " << longest.what << '\n';
        EXPECT_LT(longest.time, MayBeAway) << info.id << ": " << longest.what;
    }
}

}  // namespace
}  // namespace rokada::ui
