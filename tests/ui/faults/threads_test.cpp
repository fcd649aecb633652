// Tests a lack of threads or memory while a computer thinks. The search must use fewer threads, or report the error.
// The game must continue.
#include "scarcity.h"
#include "windowtesting.h"

#include "analysis/analysisthread.h"
#include "collection/library.h"
#include "librarytesting.h"
#include "searchthread.h"

#include "ai/search/engine.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <thread>

namespace rokada::ui::threadsTest {
namespace {

using namespace testing;
using rokada::testing::NoMemory;
using rokada::testing::NoThreads;

constexpr int Threads = 4;
/// Depth that is large enough for helper threads.
constexpr int Depth = 10;

Task taskFor(const GameSetup& setup, const Limits& limits) {
    Task task = Task::of(Game(setup.book));
    task.limits = limits;
    return task;
}

TEST(NoThreads, FewerOfThemSearch) {
    const GameSetup setup = setupFor("chess", "");
    const Task task = taskFor(setup, {.depth = Depth, .only = {}});
    for (int few = 0; few < Threads; ++few) {
        Engine engine(4, Threads);
        const NoThreads scarce(few);
        const SearchResult outcome = engine.think(task, {});
        EXPECT_EQ(scarce.happened(), few < Threads - 1);
        EXPECT_EQ(outcome.report.depth, Depth) << few;
        EXPECT_TRUE(Game(setup.book).legal(outcome.best));
    }
}

TEST(NoMemory, HelpersLeaveTheSearchToTheOthers) {
    const GameSetup setup = setupFor("vyrt", "");
    const Task task = taskFor(setup, {.depth = 5, .only = {}});
    for (std::size_t few = 0; few < 40; few += 3) {
        Engine engine(4, Threads);
        const NoMemory scarce(few);
        EXPECT_EQ(engine.think(task, {}).report.depth, 5) << few;
    }
}

/// `NoMemory` exempts the thread of the test, so the search runs on another thread.
TEST(NoMemory, ASearchThatCannotGoOnThrows) {
    const GameSetup setup = setupFor("chess", "");
    const Task task = taskFor(setup, {.depth = 6, .only = {}});
    bool ended = false;
    for (std::size_t few = 0; !ended; few += few / 4 + 1) {
        Engine engine(4, Threads);
        const NoMemory scarce(few);
        std::thread([&] {
            try {
                ended = engine.think(task, {}).report.depth == 6;
            } catch (const std::bad_alloc&) {
                ended = few > 1'000'000;
            }
        }).join();
        ASSERT_TRUE(ended || scarce.happened());
    }
}

/// Output of an engine without a user interface.
struct Said {
    std::string failure;
    std::optional<SearchResult> answer;
    std::atomic<int> answers = 0;

    engine::SearchListener listener() {
        return {.report = [](const Report&) {},
                .done =
                    [this](const std::optional<SearchResult>& outcome) {
                        answer = outcome;
                        ++answers;
                    },
                .failed = [this](const char* why) { failure = why; }};
    }
};

TEST(NoThreads, AnEngineAnswersAllTheSame) {
    const GameSetup setup = setupFor("fortress", "");
    Said said;
    Engine engine(1, Threads);
    engine::SearchThread search(engine);
    {
        const NoThreads scarce;
        search.think(taskFor(setup, {.only = {}}), engine::Hold::TillStop, said.listener());
    }
    EXPECT_EQ(said.answers, 1);
    EXPECT_FALSE(said.failure.empty());
    ASSERT_TRUE(said.answer);
    EXPECT_TRUE(Game(setup.book).legal(said.answer->best));
    EXPECT_TRUE(search.idle());
    search.think(taskFor(setup, {.depth = 1, .only = {}}), engine::Hold::None, said.listener());
    search.stop();
    EXPECT_EQ(said.answers, 2) << "and goes on as before";
}

TEST(NoMemory, AnEngineAnswersAllTheSame) {
    const GameSetup setup = setupFor("chess", "");
    Said said;
    Engine engine(1, 1);
    engine::SearchThread search(engine);
    bool failed = true;
    for (std::size_t few = 0; failed; few += few / 4 + 1) {
        const NoMemory scarce(few);
        said.answers = 0;
        said.failure.clear();
        search.engine().clear();
        search.think(taskFor(setup, {.depth = 3, .only = {}}), engine::Hold::None, said.listener());
        search.stop();
        ASSERT_EQ(said.answers, 1) << few;
        ASSERT_TRUE(Game(setup.book).legal(said.answer->best)) << few;
        failed = !said.failure.empty();
        EXPECT_EQ(failed, scarce.happened());
    }
}

/// Engine that lacks memory for the first move, and plays all later moves.
class Forgetful final : public MoveProvider {
public:
    SearchResult think(const Task& task, const std::stop_token& stop, const ReportCallback& told) override {
        if (asked_++ == 0) throw std::bad_alloc();
        return Glancer().think(task, stop, told);
    }

private:
    int asked_ = 0;
};

/// Checks that the window reports the error and pauses the game. Then continues the game, and checks that the computer
/// is asked again for its move.
void expectPauseAndContinue(Desk& desk) {
    auto& session = desk.window.session();
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.paused(); }));
    EXPECT_NE(desk.error().find("failed to move"), std::string::npos);
    EXPECT_EQ(desk.game().played(), 1U);
    desk.trigger("pause");
    EXPECT_EQ(desk.error(), "");
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.humanToMove(); }));
    EXPECT_EQ(desk.game().played(), 2U);
}

TEST(NoMemory, AComputerSaysThatItCannotThink) {
    Desk desk;
    desk.window.session().setMoveProvider(std::make_shared<Forgetful>());
    desk.start("chess", "pc");
    desk.play({"e2e4"});
    expectPauseAndContinue(desk);
}

TEST(NoMemory, AnotherGameIsNotToldOfIt) {
    Desk desk;
    desk.window.session().setMoveProvider(std::make_shared<Forgetful>());
    desk.start("chess", "pc");
    desk.play({"e2e4"});
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window.session().paused(); }));
    EXPECT_NE(desk.error(), "");
    desk.start("chess", "pp");
    EXPECT_EQ(desk.error(), "");
}

TEST(NoThreads, AComputerSaysThatItCannotThink) {
    Desk desk;
    desk.start("bolyar", "pc");
    // Qt paints large areas with its own threads, and would wait forever for a thread that it cannot create. The window
    // is therefore painted before threads become scarce.
    static_cast<void>(desk.window.grab());
    {
        const NoThreads scarce;
        desk.play({"e2e4"});
        ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window.session().paused(); }));
        EXPECT_TRUE(scarce.happened());
    }
    expectPauseAndContinue(desk);
}

TEST(NoThreads, TheAnalysisSaysThatItCannotThink) {
    AnalysisThread thread(nullptr);
    QSignalSpy failed(&thread, &AnalysisThread::failed);
    QSignalSpy finished(&thread, &AnalysisThread::finished);
    const Task task = taskFor(setupFor("chess", ""), {.depth = 2, .only = {}});
    {
        const NoThreads scarce;
        thread.ask(task, {1, 1});
        ASSERT_TRUE(failed.wait());
        EXPECT_TRUE(scarce.happened());
        EXPECT_FALSE(thread.busy());
    }
    thread.ask(task, {1, 1});
    ASSERT_TRUE(finished.wait());
    EXPECT_EQ(thread.takeReport()->depth, 2);
}

TEST(NoThreads, TheLibraryAnswersWhenThereAreSomeAgain) {
    const QTemporaryDir folder;
    std::optional<NoThreads> scarce(std::in_place);
    Library library(folder.path(), nullptr);
    QSignalSpy failed(&library, &Library::failed);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !failed.empty(); }));
    EXPECT_FALSE(failed.front().front().toString().isEmpty());
    scarce.reset();
    int found = -1;
    library.ask([](LibraryStore& store) { return store.put(gamesOf(Four)).value_or(0); },
                [&](int games) { found = games; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return found == 4; }));
}

}  // namespace
}  // namespace rokada::ui::threadsTest
